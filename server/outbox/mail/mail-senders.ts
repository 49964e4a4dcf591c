import type { KeyObject } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { emailAddress } from '#shared/contact/email-address.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { day } from '../../base/clock.ts';
import { keyedDigest } from '../../base/keys.ts';
import type { MailSettings } from '../../base/settings.ts';
import { type DeliveryOutcome, type Sender, setAsideList } from '../deliveries.ts';
import type { LoopDeps } from '../delivery-loop.ts';
import { reminderTime } from '../plan-deliveries.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { TeamMailDeps } from './mail-head.ts';
import type { Mailer } from './mailer.ts';
import { setAsideMail } from './set-aside-mail.ts';
import { teamMail } from './team-mail.ts';

const maxAcknowledgementDelayMs = day;

/** More messages in one list would not be read. */
const maxListed = 50;

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
  const sendTeamMail: Sender = async ({ channel, acceptedBy }, message, signal) => {
    // After an outage one reminder is enough.
    if (channel === 'first-reminder' && reminderTime('last-reminder', message) <= clock.now())
      return canceled('the last reminder is due, too');
    return sendToTeam(teamMail(message, channel, team), acceptedBy, signal);
  };

  /** Lists what was set aside since the last list. One address of the team that has it is enough. */
  const sendSetAsideList: Sender = async ({ reference }, _message, signal) => {
    const turn = await outbox.takeTurn(setAsideList, reference, clock.now());
    if (!turn.isTaken) return { kind: 'postponed', until: turn.nextAt };
    const waiting = await outbox.find({ channel: setAsideList, state: 'pending' });
    const references = waiting.map(delivery => delivery.reference);
    if (references.length === 0) return canceled('nothing is to be listed');
    const found = await Promise.all(references.slice(0, maxListed).map(findMessage));
    const messages = found.filter(message => message !== undefined);
    const list = { references, messages, total: await countSetAside() };
    const result = await sendToTeam(setAsideMail(list, team), [], signal);
    if (result.kind === 'failed' && !result.acceptedBy) return result;
    await outbox.settleOthers(reference, references, clock.now());
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
    const turn = await outbox.takeTurn(digest, reference, now);
    if (!turn.isTaken) return canceled('the address had another one within the hour');

    const mail = acknowledgement({ ...message, email: address }, content, settings.from);
    const result = await mailer.send(mail, signal);
    return result.kind === 'failed' && result.isRecipientRefused ? { ...result, kind: 'canceled' } : result;
  };
  return { sendTeamMail, sendSetAsideList, sendAcknowledgement };
}

/**
 * Identifies the mailbox behind an address: most servers ignore case and what follows a plus sign, Gmail
 * ignores dots. Otherwise one mailbox could be flooded through its many addresses.
 */
export function normalizeMailbox(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  const name = local.replace(/\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}
