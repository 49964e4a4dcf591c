import type { TeamLinkAction } from '#shared/contact/team-link.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import type { Channel } from '../deliveries.ts';

export interface TeamMailDeps {
  content: SiteContent;
  from: string;
  to: readonly string[];
  /** Signed links that change a message without a sign-in. */
  linksFor(reference: string): Readonly<Record<TeamLinkAction, string>>;
}

export function teamMailHead({ content, from, to }: TeamMailDeps) {
  return {
    from: { name: content.organization.brand, address: from },
    to: [...to],
    // Keeps a team member's out-of-office reply from going to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  };
}

/** Makes a visitor's text safe for one line of an email's headers. `maxLength` is in code points. */
export function headerText(value: string, maxLength: number): string {
  const plain = value
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // These turn the direction of reading. Other characters without a shape join letters and pictures, and stay.
    .replace(/\p{Bidi_Control}/gu, '')
    // Mail programs decode `=?…?=` (RFC 2047): written so, the characters removed here would come back.
    .replace(/=\?/g, '= ?')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  if (characters.length <= maxLength) return plain;
  const cut = characters.slice(0, maxLength - 1).join('');
  return `${cut.trimEnd()}…`;
}

/** Returns the same ID for each attempt of a delivery, so that an email that arrives twice is recognized. */
export function messageId(id: string, channel: Channel, from: string): string {
  return `<${id.toLowerCase()}.${channel}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
