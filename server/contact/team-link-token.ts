import { type KeyObject, timingSafeEqual } from 'node:crypto';
import { type TeamLinkAction, teamLinkPath } from '#shared/contact/team-link.ts';
import { day } from '../base/clock.ts';
import { keyedDigest } from '../base/keys.ts';

/** The action that a link in a team email allows, and until when. Whoever has the link needs no sign-in. */
export interface TeamLink {
  reference: string;
  action: TeamLinkAction;
  expiresAt: Date;
}

type ReadLink = { kind: 'valid'; link: TeamLink } | { kind: 'expired' } | { kind: 'forged' };

/** How long a link works after its email was sent. */
const linkLifetimeMs = 30 * day;

/** In a token, its first letter stands for an action. */
const actions = ['answered', 'spam', 'release'] as const satisfies TeamLinkAction[];

/**
 * The links of team emails. A token such as `a-CW-7K4M-9QRT-ti8m4g-…` holds action, reference, expiry and
 * signature (32 hexadecimal digits). It ends in a letter or digit: email programs cut off punctuation.
 */
export function teamLinkUrls(
  reference: string,
  sentAt: Date,
  { siteUrl, linkKey }: { siteUrl: URL; linkKey: KeyObject },
): Readonly<Record<TeamLinkAction, string>> {
  const expiresAt = new Date(sentAt.getTime() + linkLifetimeMs);
  const linkFor = (action: TeamLinkAction) =>
    new URL(teamLinkPath + signLink({ reference, action, expiresAt }, linkKey), siteUrl).href;
  return { answered: linkFor('answered'), spam: linkFor('spam'), release: linkFor('release') };
}

export function signLink({ reference, action, expiresAt }: TeamLink, linkKey: KeyObject): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000).toString(36);
  const signed = `${action.charAt(0)}-${reference}-${seconds}`;
  return `${signed}-${signatureOf(signed, linkKey).toString('hex')}`;
}

/** Reads an untrusted token. Nothing in it counts unless its signature is valid. */
export function readLink(token: string, linkKey: KeyObject, now: Date): ReadLink {
  const parts = /^(([a-z])-([A-Z]{2,4}-\w{4}-\w{4})-([0-9a-z]{1,8}))-([0-9a-f]{32})$/.exec(token);
  if (!parts) return { kind: 'forged' };
  const [, signed = '', letter, reference = '', seconds = '', signature = ''] = parts;
  // The comparison takes the same time for any signature, so it reveals nothing about the valid one.
  const isValid = timingSafeEqual(signatureOf(signed, linkKey), Buffer.from(signature, 'hex'));
  const action = actions.find(known => known.charAt(0) === letter);
  if (!isValid || !action) return { kind: 'forged' };
  const expiresAt = new Date(Number.parseInt(seconds, 36) * 1000);
  if (expiresAt <= now) return { kind: 'expired' };
  return { kind: 'valid', link: { reference, action, expiresAt } };
}

/** 128 bits of HMAC-SHA256 cannot be guessed over a network. */
function signatureOf(signed: string, linkKey: KeyObject): Buffer {
  return keyedDigest(signed, linkKey).subarray(0, 16);
}
