import type { KeyObject } from 'node:crypto';
import type { SiteContent } from '#shared/content/parse.ts';
import type { Clock } from '../clock.ts';
import type { Config, MailConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { Outbox } from './database-outbox.ts';
import type { ChannelGroup, DeliverDeps } from './deliver-due.ts';
import { startLoop } from './loop.ts';
import {
  acknowledgementSender,
  mailContext,
  setAsideMailSender,
  teamMailSender,
} from './mail/mail-senders.ts';
import { smtpMailer } from './mail/mailer.ts';
import type { TeamMailDeps } from './mail/team-mail.ts';
import { channels, isReminder } from './outbox.ts';
import { type SetAsideListDeps, startSetAsideList } from './set-aside-list.ts';
import { webhookSender } from './webhook-sender.ts';

/** A running outbox. */
export type RunningOutbox = Awaited<ReturnType<typeof startOutbox>>;

export interface OutboxDeps {
  content: SiteContent;
  outbox: Outbox;
  findMessage: DeliverDeps['findMessage'];
  /** What was set aside and not yet listed. */
  setAside: Pick<SetAsideListDeps, 'queue' | 'countSetAside' | 'pollMs'>;
  /** The signed links of a team email. */
  linksFor: TeamMailDeps['linksFor'];
  /** Digests the addresses of acknowledgements. */
  addressKey: KeyObject;
  clock: Clock;
  log: Log;
  metrics?: DeliverDeps['metrics'];
}

const teamConcurrency = 4;
const acknowledgementConcurrency = 2;
const webhookConcurrency = 4;
const mailTimeoutMs = 60_000;
const webhookTimeoutMs = 15_000;

/** Starts delivery on the channels that are configured. Deliveries of other channels wait until they are. */
export async function startOutbox(config: Config, deps: OutboxDeps) {
  const { outbox, clock, log } = deps;
  await logDeadDeliveries(outbox, log);
  const mail = config.mail && mailGroups(config.mail, deps);
  const groups: ChannelGroup[] = mail ? [...mail.groups] : [];
  if (config.webhook)
    groups.push({
      channels: ['webhook'],
      sender: webhookSender(config.webhook, clock),
      concurrency: webhookConcurrency,
      timeoutMs: webhookTimeoutMs,
    });
  const loops = groups.map(group => startLoop(group, { ...deps, random: Math.random }));
  return {
    /** Wakes it: a message was just stored. */
    wake(): void {
      for (const loop of loops) loop.wake();
    },
    /** When the slowest loop last read the outbox, as `performance.now()` counts; `undefined` without any channel. */
    lastPassMs: () => (loops.length > 0 ? Math.min(...loops.map(loop => loop.lastPassMs())) : undefined),
    /** Gives running attempts this long; the next process retries the others. */
    async stop(graceMs: number): Promise<void> {
      await Promise.all([...loops.map(loop => loop.stop(graceMs)), mail?.list.stop(graceMs)]);
      mail?.close();
    },
  };
}

/** Team mail does not wait for acknowledgements: strangers' mail servers may be slow to take those. */
function mailGroups(
  mail: MailConfig,
  { content, outbox, setAside, findMessage, linksFor, addressKey, clock, log, metrics }: OutboxDeps,
): { groups: ChannelGroup[]; list: ReturnType<typeof startSetAsideList>; close(): void } {
  const mailer = smtpMailer(mail.smtpUrl, teamConcurrency + acknowledgementConcurrency + 1);
  const context = mailContext(mailer, mail, content);
  return {
    groups: [
      {
        channels: ['team-mail', ...channels.filter(isReminder)],
        sender: teamMailSender(context, { linksFor }),
        concurrency: teamConcurrency,
        timeoutMs: mailTimeoutMs,
      },
      {
        channels: ['acknowledgement'],
        sender: acknowledgementSender(context, { outbox, addressKey, clock }),
        concurrency: acknowledgementConcurrency,
        timeoutMs: mailTimeoutMs,
      },
    ],
    list: startSetAsideList({
      ...setAside,
      findMessage,
      send: setAsideMailSender(context, { linksFor }),
      clock,
      log,
      metrics,
    }),
    close: () => mailer.close(),
  };
}

/** Logs dead deliveries at each startup, so that no operator overlooks them. */
async function logDeadDeliveries(outbox: Outbox, log: Log): Promise<void> {
  for (const { channel, state, count, oldest } of await outbox.counts())
    if (state === 'dead')
      log.error({ channel, count, oldest }, 'dead deliveries: see npm run messages -- retry --help');
}
