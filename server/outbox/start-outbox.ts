import { createHmac } from 'node:crypto';
import { readContent, readOrganization } from '#content/content.ts';
import { defaultLanguage, languages } from '#content/language.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { MessageStore } from '../contact/message-store.ts';
import { deriveKey } from '../derived-key.ts';
import { deskLinks } from '../desk/link.ts';
import type { Log } from '../log.ts';
import type { PassNeeds } from './deliver-due.ts';
import type { Lane } from './lane.ts';
import { startLoop } from './loop.ts';
import { acknowledgementCarrier, type MailNeeds, teamMailCarrier } from './mail/mail-senders.ts';
import { smtpMailer } from './mail/mailer.ts';
import { channels, isReminder, type Outbox } from './outbox.ts';
import { webhookCarrier } from './webhook-sender.ts';

/** The running delivery of everything that is configured. */
export interface Deliveries {
  /** A message was just stored. */
  nudge(): void;
  /** When every part could last read the outbox; `undefined` while nothing is configured that could deliver. */
  lastPass(): Date | undefined;
  /** Lets running tries end within so many milliseconds; what does not is tried again by the next process. */
  stop(grace: number): Promise<void>;
}

export interface DeliveriesNeeds {
  store: MessageStore;
  outbox: Outbox;
  log: Log;
  /** Of the installation. */
  secret: string;
  onAttempt?: PassNeeds['onAttempt'] | undefined;
  clock?: Clock;
}

/** How much is tried at once, and how long a try may take, in milliseconds. */
const teamConcurrency = 4;
const acknowledgementConcurrency = 2;
const webhookConcurrency = 4;
const mailTimeout = 60_000;
const webhookTimeout = 15_000;

/** Delivers what stands in the outbox, on the channels that are configured. Others wait until they are. */
export async function startDeliveries(config: Config, needs: DeliveriesNeeds): Promise<Deliveries> {
  const { outbox, log, clock = systemClock } = needs;
  await showDead(outbox, log);
  const mail = config.mail && mailLanes(config, config.mail, needs, clock);
  const loops = [...(mail?.lanes ?? []), ...webhookLanes(config, clock)].map(lane =>
    startLoop(lane, { ...needs, clock, random: Math.random }),
  );
  return {
    nudge() {
      for (const loop of loops) loop.nudge();
    },
    lastPass() {
      const passes = loops.map(loop => loop.lastPass().getTime());
      return passes.length > 0 ? new Date(Math.min(...passes)) : undefined;
    },
    async stop(grace) {
      await Promise.all(loops.map(loop => loop.stop(grace)));
      mail?.close();
    },
  };
}

/** Mail to the team does not wait for acknowledgements: somebody else's mail server may be slow to take those. */
function mailLanes(
  { siteUrl }: Config,
  mail: NonNullable<Config['mail']>,
  { outbox, log, secret }: DeliveriesNeeds,
  clock: Clock,
): { lanes: Lane[]; close(): void } {
  const organization = readOrganization();
  const words = new Map(languages().map(language => [language, readContent(language).mail]));
  const defaultWords = readContent(defaultLanguage).mail;
  const mailer = smtpMailer(mail.smtpUrl, teamConcurrency + acknowledgementConcurrency);
  const shared: MailNeeds = {
    mailer,
    defaultLanguage,
    timeZone: organization.hours.timeZone,
    from: { name: organization.brand, address: mail.from },
    wordsOf(language) {
      const found = words.get(language);
      return found ? { words: found, language } : { words: defaultWords, language: defaultLanguage };
    },
  };
  const linkKey = deriveKey(secret, 'links');
  const addressKey = deriveKey(secret, 'addresses');
  const lanes: Lane[] = [
    {
      channels: ['team-mail', ...channels.filter(isReminder)],
      carrier: teamMailCarrier({
        ...shared,
        to: mail.to,
        links: reference => deskLinks(reference, clock.now(), { siteUrl, key: linkKey }),
        log,
      }),
      concurrency: teamConcurrency,
      timeout: mailTimeout,
    },
    {
      channels: ['acknowledgement'],
      carrier: acknowledgementCarrier({
        ...shared,
        on: mail.acknowledge,
        replyTo: organization.email,
        outbox,
        digest: address => createHmac('sha256', addressKey).update(address).digest('hex'),
        now: clock.now,
      }),
      concurrency: acknowledgementConcurrency,
      timeout: mailTimeout,
    },
  ];
  return { lanes, close: () => mailer.close() };
}

function webhookLanes({ webhook }: Config, clock: Clock): Lane[] {
  if (!webhook) return [];
  return [
    {
      channels: ['webhook'],
      carrier: webhookCarrier(webhook, clock.now),
      concurrency: webhookConcurrency,
      timeout: webhookTimeout,
    },
  ];
}

/** Nobody is to overlook that something was given up, so it is said again with each start. */
async function showDead(outbox: Outbox, log: Log): Promise<void> {
  for (const { channel, state, count, oldest } of await outbox.counts())
    if (state === 'dead')
      log.error({ channel, count, oldest }, 'dead deliveries: see npm run messages -- retry --help');
}
