import type { Config, MailConfig } from '../config.ts';
import type { Log } from '../log.ts';
import type { Outbox } from './database-outbox.ts';
import type { ChannelGroup, DeliverDeps } from './deliver-due.ts';
import { startLoop } from './loop.ts';
import { type MailSendersDeps, mailSenders } from './mail/mail-senders.ts';
import { smtpMailer } from './mail/mailer.ts';
import { channels, isReminder } from './outbox.ts';
import { type SetAsideListDeps, startSetAsideList } from './set-aside-list.ts';
import { webhookSender } from './webhook-sender.ts';

/** A running outbox. */
export type RunningOutbox = Awaited<ReturnType<typeof startOutbox>>;

export interface OutboxDeps extends MailSendersDeps, DeliverDeps, Omit<SetAsideListDeps, 'send'> {}

const teamConcurrency = 4;
const acknowledgementConcurrency = 2;
const webhookConcurrency = 4;
const mailTimeoutMs = 60_000;
const webhookTimeoutMs = 15_000;

/** Starts delivery on the channels that are configured. Deliveries of other channels wait until they are. */
export async function startOutbox(config: Config, deps: OutboxDeps) {
  const { outbox, clock, log } = deps;
  await logDeadDeliveries(outbox, log);
  const mail = config.mail && startMail(config.mail, deps);
  const groups: ChannelGroup[] = mail ? [...mail.groups] : [];
  if (config.webhook)
    groups.push({
      channels: ['webhook'],
      sender: webhookSender(config.webhook, clock),
      concurrency: webhookConcurrency,
      timeoutMs: webhookTimeoutMs,
    });
  const loops = groups.map(group => startLoop(group, deps));
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
function startMail(config: MailConfig, deps: OutboxDeps) {
  const mailer = smtpMailer(config.smtpUrl, teamConcurrency + acknowledgementConcurrency + 1);
  const { sendTeamMail, sendAcknowledgement, sendSetAsideList } = mailSenders(mailer, config, deps);
  const groups: ChannelGroup[] = [
    {
      channels: ['team-mail', ...channels.filter(isReminder)],
      sender: sendTeamMail,
      concurrency: teamConcurrency,
      timeoutMs: mailTimeoutMs,
    },
    {
      channels: ['acknowledgement'],
      sender: sendAcknowledgement,
      concurrency: acknowledgementConcurrency,
      timeoutMs: mailTimeoutMs,
    },
  ];
  const list = startSetAsideList({ ...deps, send: sendSetAsideList });
  return { groups, list, close: mailer.close };
}

/** Logs dead deliveries at each startup, so that no operator overlooks them. */
async function logDeadDeliveries(outbox: Outbox, log: Log): Promise<void> {
  for (const { channel, state, count, oldest } of await outbox.counts())
    if (state === 'dead')
      log.error({ channel, count, oldest }, 'dead deliveries: see npm run messages -- retry --help');
}
