import type { Repetition } from '../base/repeat.ts';
import type { Settings } from '../base/settings.ts';
import { type ChannelTraits, channels, channelTraits, type Sender } from './deliveries.ts';
import { type LoopDeps, startDeliveryLoop } from './delivery-loop.ts';
import { createMailSenders, type MailSendersDeps } from './mail/mail-senders.ts';
import { openSmtpMailer } from './mail/mailer.ts';
import { createWebhookSender } from './webhook-sender.ts';

export type Delivering = ReturnType<typeof startDelivering>;

interface DeliveringDeps extends MailSendersDeps, LoopDeps {}

/** How many deliveries each loop attempts at once, each on a connection of its own. */
const atOnce = { team: 4, acknowledgement: 2, list: 1, webhook: 4 };

/** Starts delivery on the channels that are set up. Deliveries of other channels wait until they are. */
export function startDelivering({ mail, webhook }: Settings, deps: DeliveringDeps) {
  const loops: Repetition[] = [];
  const start = (name: ChannelTraits['loop'], sender: Sender, timeoutMs = 60_000) => {
    const own = channels.filter(channel => channelTraits[channel].loop === name);
    loops.push(startDeliveryLoop({ channels: own, sender, concurrency: atOnce[name], timeoutMs }, deps));
  };
  const mailer = mail && openSmtpMailer(mail.smtpUrl, atOnce.team + atOnce.acknowledgement + atOnce.list);
  if (mail && mailer) {
    const { sendTeamMail, sendAcknowledgement, sendSetAsideList } = createMailSenders(mailer, mail, deps);
    start('team', sendTeamMail);
    start('acknowledgement', sendAcknowledgement);
    start('list', sendSetAsideList);
  }
  if (webhook) start('webhook', createWebhookSender(webhook, deps.clock), 15_000);

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
