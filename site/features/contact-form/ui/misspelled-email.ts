/** Misspelled domains and what they mean. Only a few, because we must not doubt a rare address that is right. */
const corrections: readonly (readonly [slip: RegExp, right: string])[] = [
  // No domain ends like this, and none of these services has addresses in .co, .cm or .om.
  [/\.(con|cmo|ocm|comm|vom|xom)$/i, '.com'],
  [/@(gmail|hotmail|yahoo|outlook|icloud)\.(co|cm|om)$/i, '@$1.com'],
  [/@(gmial|gamil|gmal|gmai|gmil|gnail|gmaill)\.com$/i, '@gmail.com'],
  [/@(hotmial|hotmal|hotmai|hotmil|hotnail)\.com$/i, '@hotmail.com'],
  [/@(yaho|yahooo|yhaoo|yhoo)\.com$/i, '@yahoo.com'],
  [/@(outlok|outloo|oultook|outlock)\.com$/i, '@outlook.com'],
  [/@(iclod|icoud|icluod)\.com$/i, '@icloud.com'],
];

/** The address that was probably meant; `undefined` if it looks right. A reply to a misspelled one never arrives. */
export function meantEmail(email: string): string | undefined {
  const meant = corrections.reduce((address, [slip, right]) => address.replace(slip, right), email);
  return meant === email ? undefined : meant;
}
