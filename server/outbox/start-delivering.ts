import type { Settings } from '../base/settings.ts';
import { reminders, type Sender, setAsideList } from './deliveries.ts';
import { type ChannelGroup, type LoopDeps, startLoop } from './loop.ts';
import { createMailSenders, type MailSendersDeps } from './mail/mail-senders.ts';
import { openSmtpMailer } from './mail/mailer.ts';
import { createWebhookSender } from './webhook-sender.ts';

export type Delivering = ReturnType<typeof startDelivering>;

interface DeliveringDeps extends MailSendersDeps, LoopDeps {}

/** How many emails of each kind are sent at once, each on a connection of its own. */
const atOnce = { team: 4, acknowledgement: 2, list: 1 };

/** Starts delivery on the channels that are set up. Deliveries of other channels wait until they are. */
export function startDelivering({ mail, webhook }: Settings, deps: DeliveringDeps) {
  const loops: ReturnType<typeof startLoop>[] = [];
  const start = (group: ChannelGroup) => loops.push(startLoop(group, deps));
  const mailer = mail && openSmtpMailer(mail.smtpUrl, atOnce.team + atOnce.acknowledgement + atOnce.list);
  const senders = mail && mailer && createMailSenders(mailer, mail, deps);
  // Team mail does not wait for acknowledgements: strangers' mail servers may be slow to take those.
  if (senders) {
    const { sendTeamMail, sendAcknowledgement, sendSetAsideList } = senders;
    const startMail = (channels: ChannelGroup['channels'], sender: Sender, concurrency: number) =>
      start({ channels, sender, concurrency, timeoutMs: 60_000 });
    startMail(['team-mail', ...reminders], sendTeamMail, atOnce.team);
    startMail(['acknowledgement'], sendAcknowledgement, atOnce.acknowledgement);
    startMail([setAsideList], sendSetAsideList, atOnce.list);
  }
  if (webhook)
    start({
      channels: ['webhook'],
      sender: createWebhookSender(webhook, deps.clock),
      concurrency: 4,
      timeoutMs: 15_000,
    });

  return {
    /** Looks for deliveries now: some were just planned. */
    wake(): void {
      for (const loop of loops) loop.wake();
    },
    /** When the slowest loop last read the outbox, as `performance.now()` counts; infinity without any channel. */
    lastPassMs: () => Math.min(...loops.map(loop => loop.lastPassMs())),
    /** Gives running attempts this long; the next process retries the others. */
    async stop(graceMs: number): Promise<void> {
      await Promise.all(loops.map(loop => loop.stop(graceMs)));
      mailer?.close();
    },
  };
}
