import type { MailCopy as MailWords } from '#content/schema/messages.ts';
import { isPlausibleEmail } from '#contract/contact-message.ts';
import { day } from '../../durations.ts';
import type { Log } from '../../log.ts';
import { type Channel, isReminder, type Outbox } from '../outbox.ts';
import type { Carrier, Outcome } from '../sender.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { Mailer, MailResult } from './mailer.ts';
import { type MessageLinks, type TeamChannel, teamMail } from './team-mail.ts';

export interface MailNeeds {
  mailer: Mailer;
  /** Words of a language, or of the default one where there are none, and which language they are in. */
  wordsOf(language: string): { words: MailWords; language: string };
  defaultLanguage: string;
  /** Of the office. */
  timeZone: string;
  from: { name: string; address: string };
}

/** Carries mail to the team. Every failure is tried again: a refusal may be the server's own mistake, and will be seen. */
export function teamMailCarrier(
  needs: MailNeeds & { to: readonly string[]; links(reference: string): MessageLinks; log: Log },
): Carrier {
  const { words, language } = needs.wordsOf(needs.defaultLanguage);
  return async ({ reference, channel }, message, signal) => {
    const mail = teamMail(message, teamChannel(channel), { ...needs, words: words.team, language });
    const result = await needs.mailer.send(mail, signal);
    if (result.kind === 'sent' && result.refused > 0)
      needs.log.error(
        { reference, channel, refused: result.refused },
        'not every address of MAIL_TO is accepted',
      );
    return outcomeOf(result);
  };
}

function teamChannel(channel: Channel): TeamChannel {
  if (channel === 'team-mail' || isReminder(channel)) return channel;
  throw new Error(`${channel} is no mail to the team`);
}

/** An acknowledgement later than this is no news any more. Milliseconds. */
const acknowledgementLife = day;

/** Carries acknowledgements. What would come too late, too often or to nobody is not sent at all. */
export function acknowledgementCarrier(
  needs: MailNeeds & {
    /** Off: what was still to be sent is canceled. */
    on: boolean;
    /** Where answers to it are read. */
    replyTo: string;
    outbox: Pick<Outbox, 'mayAcknowledge'>;
    /** A keyed digest of an address. */
    digest(address: string): string;
    now(): Date;
  },
): Carrier {
  return async ({ reference }, message, signal) => {
    const now = needs.now();
    const canceled = (error: string, said?: string): Outcome => ({ kind: 'canceled', error, said });
    if (!needs.on) return canceled('acknowledgements are switched off');
    if (!isPlausibleEmail(message.email)) return canceled('there is no address to write to');
    if (now.getTime() - message.receivedAt.getTime() > acknowledgementLife)
      return canceled('the message came more than 24 hours ago');
    if (!(await needs.outbox.mayAcknowledge(needs.digest(mailboxOf(message.email)), reference, now)))
      return canceled('the address had another one within the hour');

    const { words, language } = needs.wordsOf(message.language);
    const mail = acknowledgement(message, { ...needs, words: words.acknowledgement, language });
    const result = await needs.mailer.send(mail, signal);
    if (result.kind === 'failed' && result.recipientRefused) return canceled(result.error, result.said);
    return outcomeOf(result);
  };
}

/** Where mail to an address ends up: most servers read neither capitals nor what follows a plus sign. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*(?=@)/, '');
}

function outcomeOf(result: MailResult): Outcome {
  if (result.kind === 'sent') return { kind: 'sent' };
  return { kind: 'failed', error: result.error, said: result.said };
}
