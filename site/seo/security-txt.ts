interface SecurityTxtFacts {
  email: string;
  /** Languages in which a report can be answered. */
  answersIn: readonly string[];
  now: Date;
  site: URL;
}

/** RFC 9116 advises less than a year. */
const daysValid = 330;

/** Tells finders of a weakness where to report it (RFC 9116). */
export function securityTxt({ email, answersIn, now, site }: SecurityTxtFacts): string {
  const expires = new Date(now.getTime() + daysValid * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${answersIn.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    '',
  ].join('\n');
}
