import type { KeyObject } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { emailAddress } from '#shared/contact/email-address.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { day } from '../../base/clock.ts';
import { keyedDigest } from '../../base/keys.ts';
import { isSetAside } from '../../base/message.ts';
import type { MailSettings } from '../../base/settings.ts';
import { type DeliveryOutcome, type Sender, setAsideList } from '../deliveries.ts';
import type { LoopDeps } from '../delivery-loop.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { TeamMailDeps } from './mail-head.ts';
import type { Mailer } from './mailer.ts';
import { setAsideMail } from './set-aside-mail.ts';
import { teamMail } from './team-mail.ts';

const maxAcknowledgementDelayMs = day;

/** How many messages a list settles, so that a flood costs neither memory nor a query too long. */
const maxSettled = 5_000;

export interface MailSendersDeps extends Pick<LoopDeps, 'outbox' | 'findMessage' | 'clock'> {
  content: SiteContent;
  countSetAside(): Promise<number>;
  linksFor: TeamMailDeps['linksFor'];
  /** Digests the addresses of acknowledgements. */
  addressKey: KeyObject;
}

export function createMailSenders(mailer: Mailer, settings: MailSettings, deps: MailSendersDeps) {
  const { content, outbox, findMessage, countSetAside, linksFor, addressKey, clock } = deps;
  const team: TeamMailDeps = { content, from: settings.from, to: settings.to, linksFor };
  const sendToTeam = async (mail: SendMailOptions, acceptedBy: readonly string[], signal: AbortSignal) => {
    const waiting = settings.to.filter(address => !acceptedBy.includes(address));
    if (waiting.length === 0) return { kind: 'sent' } as const;
    return mailer.send({ ...mail, envelope: { from: settings.from, to: waiting } }, signal);
  };

  const canceled = (error: string): DeliveryOutcome => ({ kind: 'canceled', error });

  /** Every failure is retried: a refusal may be the server's own mistake. */
  const sendTeamMail: Sender = ({ channel, acceptedBy }, message, signal) =>
    sendToTeam(teamMail(message, channel, team), acceptedBy, signal);

  /** Lists what was set aside since the last list and still is. One address of the team that has it is enough. */
  const sendSetAsideList: Sender = async ({ reference }, first, signal) => {
    if (!isSetAside(first)) return canceled('the message is not set aside any more');
    const { takenUntil } = await outbox.takeTurn(setAsideList, reference, clock.now());
    if (takenUntil) return { kind: 'postponed', until: takenUntil };
    const pending = await outbox.find({ channel: setAsideList, state: 'pending' });
    const others = pending.map(delivery => delivery.reference).filter(other => other !== reference);
    // What is beyond goes into the next list.
    const found = await Promise.all(others.slice(0, maxSettled - 1).map(findMessage));
    const messages = [first, ...found.filter(message => message !== undefined).filter(isSetAside)]
      // Whichever comes first, a list is the same.
      .toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime());
    const result = await sendToTeam(setAsideMail(messages, await countSetAside(), team), [], signal);
    if (result.kind === 'failed' && !result.acceptedBy) return result;
    // Those that are not listed are canceled on their own turn.
    const listed = messages.map(message => message.reference);
    await outbox.settleOthers(reference, listed, clock.now());
    return { kind: 'sent' };
  };

  const sendAcknowledgement: Sender = async ({ reference }, message, signal) => {
    const now = clock.now();
    if (!settings.acknowledge) return canceled('acknowledgements are switched off');
    const address = emailAddress(message.email);
    if (address === undefined) return canceled('there is no address to write to');
    if (now.getTime() - message.receivedAt.getTime() > maxAcknowledgementDelayMs)
      return canceled('the message was received more than 24 hours ago');
    const digest = keyedDigest(normalizeMailbox(address), addressKey).toString('hex');
    const { takenUntil } = await outbox.takeTurn(digest, reference, now);
    if (takenUntil) return canceled('the address had another one within the hour');

    const mail = acknowledgement({ ...message, email: address }, content, settings.from);
    const result = await mailer.send(mail, signal);
    return result.kind === 'failed' && result.isRecipientRefused ? { ...result, kind: 'canceled' } : result;
  };
  return { sendTeamMail, sendSetAsideList, sendAcknowledgement };
}

/**
 * What most servers take for one mailbox: they ignore case and what follows a plus sign, some ignore dots. Otherwise
 * one mailbox could be flooded through its many addresses.
 */
export function normalizeMailbox(address: string): string {
  const [local = '', domain] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
}
