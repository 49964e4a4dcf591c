import type { KeyObject } from 'node:crypto';
import { mailAddress } from '#shared/contact/reply-contact.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { defaultLanguage, supportedLanguage } from '#shared/i18n/language.ts';
import { type Clock, day } from '../../clock.ts';
import type { MailConfig } from '../../config.ts';
import { keyedDigest } from '../../keys.ts';
import type { Outbox } from '../database-outbox.ts';
import type { Outcome, Sender } from '../outbox.ts';
import type { SetAsideListDeps } from '../set-aside-list.ts';
import { acknowledgement } from './acknowledgement.ts';
import type { Mailer, MailResult } from './mailer.ts';
import { setAsideMail } from './set-aside-mail.ts';
import { type TeamMailDeps, teamMail } from './team-mail.ts';

type MailContext = ReturnType<typeof mailContext>;

/** Copy, addresses and mailer, which all emails need. */
export function mailContext(mailer: Mailer, config: MailConfig, content: SiteContent) {
  const { answersIn, brand, email, hours } = content.organization;
  return {
    mailer,
    config,
    /** The copy in a language, or in the default language if there is none. */
    copyIn(asked: string) {
      const language = supportedLanguage(asked, content.languages);
      return { copy: content.copyIn(language).mail, language };
    },
    /** Copy of the form, for its labels. */
    fields: content.copyIn(defaultLanguage).contact.form.fields,
    /** Time zone of the office. */
    timeZone: hours.timeZone,
    /** Languages in which the office can answer. */
    answersIn,
    from: { name: brand, address: config.from },
    /** Mailbox that receives visitors' replies. */
    replyTo: email,
  };
}

/**
 * Sends email to the team. Every failure is retried: a refusal may be the server's own mistake. After a refusal of some
 * addresses only those get it again.
 */
export function teamMailSender(context: MailContext, { linksFor }: Pick<TeamMailDeps, 'linksFor'>): Sender {
  const { copy, language } = context.copyIn(defaultLanguage);
  const deps = { ...context, to: context.config.to, copy: copy.team, language, linksFor };
  return async ({ channel, acceptedBy }, message, signal) => {
    const waiting = context.config.to.filter(address => !acceptedBy.includes(address));
    if (waiting.length === 0) return { kind: 'sent' };
    const envelope = { from: context.config.from, to: waiting };
    return toOutcome(await context.mailer.send({ ...teamMail(message, channel, deps), envelope }, signal));
  };
}

/** Sends the team one email about all messages that were set aside since the last one. */
export function setAsideMailSender(
  context: MailContext,
  { linksFor }: Pick<TeamMailDeps, 'linksFor'>,
): SetAsideListDeps['send'] {
  const { copy, language } = context.copyIn(defaultLanguage);
  const { from, to } = context.config;
  const deps = { ...context, to, copy: copy.team, language, linksFor };
  return async (list, acceptedBy, signal) => {
    const waiting = to.filter(address => !acceptedBy.includes(address));
    if (waiting.length === 0) return { kind: 'sent' };
    return context.mailer.send({ ...setAsideMail(list, deps), envelope: { from, to: waiting } }, signal);
  };
}

/** Older messages are not acknowledged. */
const maxAcknowledgementDelayMs = day;

/** Sends acknowledgements; cancels late, rate-limited and undeliverable ones. */
export function acknowledgementSender(
  context: MailContext,
  deps: { outbox: Pick<Outbox, 'mayAcknowledge'>; addressKey: KeyObject; clock: Pick<Clock, 'now'> },
): Sender {
  return async ({ reference }, message, signal) => {
    const now = deps.clock.now();
    const canceled = (error: string): Outcome => ({ kind: 'canceled', error });
    if (!context.config.acknowledge) return canceled('acknowledgements are switched off');
    const address = mailAddress(message.email);
    if (address === undefined) return canceled('there is no address to write to');
    if (now.getTime() - message.receivedAt.getTime() > maxAcknowledgementDelayMs)
      return canceled('the message was received more than 24 hours ago');
    const digest = keyedDigest(normalizeMailbox(address), deps.addressKey).toString('hex');
    if (!(await deps.outbox.mayAcknowledge(digest, reference, now)))
      return canceled('the address had another one within the hour');

    const { copy, language } = context.copyIn(message.language);
    const mail = acknowledgement(
      { ...message, email: address },
      {
        ...context,
        copy: copy.acknowledgement,
        language,
        answersInLanguage: context.answersIn.includes(language),
      },
    );
    const result = await context.mailer.send(mail, signal);
    const outcome = toOutcome(result);
    const isRefused = result.kind === 'failed' && result.recipientRefused;
    return outcome.kind === 'failed' && isRefused ? { ...outcome, kind: 'canceled' } : outcome;
  };
}

/**
 * Identifies the mailbox behind an address: most servers ignore case and what follows a plus sign, Gmail ignores dots.
 * Otherwise one mailbox could be flooded through its many addresses.
 */
export function normalizeMailbox(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  const name = local.replace(/\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
}

function toOutcome(result: MailResult): Outcome {
  if (result.kind === 'sent') return { kind: 'sent' };
  const { error, serverReply, acceptedBy } = result;
  return { kind: 'failed', error, serverReply, acceptedBy };
}
