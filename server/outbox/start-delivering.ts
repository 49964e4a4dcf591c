import type { Repetition } from '../base/repeat.ts';
import type { Settings } from '../base/settings.ts';
import { type Channel, reminders, type Sender, setAsideList } from './deliveries.ts';
import { attemptsPerLoop, type LoopDeps, startDeliveryLoop } from './delivery-loop.ts';
import { createMailSenders, type MailSendersDeps } from './mail/mail-senders.ts';
import { openSmtpMailer } from './mail/mailer.ts';
import { createWebhookSender } from './webhook-sender.ts';

export type Delivering = ReturnType<typeof startDelivering>;

interface DeliveringDeps extends MailSendersDeps, LoopDeps {}

/** Starts delivery on the channels that are set up. Deliveries of other channels wait until they are. */
export function startDelivering({ mail, webhook }: Settings, deps: DeliveringDeps) {
  const loops: Repetition[] = [];
  const start = (channels: readonly Channel[], sender: Sender, timeoutMs = 60_000) =>
    loops.push(startDeliveryLoop({ channels, sender, timeoutMs }, deps));
  // Team mail does not wait for strangers' mail servers, which may be slow.
  const mailLoops = [['team-mail', ...reminders], ['acknowledgement'], [setAsideList]] as const;
  // Each email that these loops send at once has a connection of its own.
  const mailer = mail && openSmtpMailer(mail.smtpUrl, mailLoops.length * attemptsPerLoop);
  if (mail && mailer) {
    const { sendTeamMail, sendAcknowledgement, sendSetAsideList } = createMailSenders(mailer, mail, deps);
    const [team, visitor, list] = mailLoops;
    start(team, sendTeamMail);
    start(visitor, sendAcknowledgement);
    start(list, sendSetAsideList);
  }
  if (webhook) start(['webhook'], createWebhookSender(webhook, deps.clock), 15_000);

  return {
    /** Looks for deliveries now: some were just planned. */
    wake(): void {
      for (const loop of loops) loop.wake();
    },
    /** Gives running attempts this long; the next process retries the others. */
    async stop(graceMs: number): Promise<void> {
      await Promise.all(loops.map(loop => loop.stop(graceMs)));
      mailer?.close();
    },
  };
}
