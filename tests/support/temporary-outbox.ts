import { expect, onTestFinished } from 'vitest';
import { deriveKey } from '../../server/base/keys.ts';
import { createLog } from '../../server/base/log.ts';
import type { StoredMessage } from '../../server/base/message.ts';
import { createMessageStore } from '../../server/contact/message-store.ts';
import type { Channel } from '../../server/outbox/deliveries.ts';
import { createOutbox } from '../../server/outbox/outbox.ts';
import { planDeliveries } from '../../server/outbox/plan-deliveries.ts';
import { type Delivering, startDelivering } from '../../server/outbox/start-delivering.ts';
import { content } from './content.ts';
import { temporaryDatabase } from './databases.ts';
import { temporaryHttpReceiver } from './http-receiver.ts';
import { temporaryMailReceiver } from './mail-receiver.ts';
import { createManualClock } from './manual-clock.ts';
import { newMessage, noon } from './sample-messages.ts';
import { testSettings } from './settings.ts';

type Environment = Readonly<Record<string, string>>;

/** The outbox with a real database, mail server and webhook. Only the clock is moved by hand. */
export async function temporaryOutbox(changes: Environment = {}) {
  const clock = createManualClock(noon);
  const mail = await temporaryMailReceiver();
  const webhook = await temporaryHttpReceiver();
  const database = await temporaryDatabase();
  const [store, outbox] = [createMessageStore(database), createOutbox(database)];
  const environment = {
    SITE_URL: 'https://www.example.org',
    ...mail.settings,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: 'a secret that only the two sides know',
    ...changes,
  };
  const attempts: string[] = [];
  const running: Delivering[] = [];
  /** The channels of each loop. */
  const loops = new Set<readonly Channel[]>();
  onTestFinished(async () => {
    const stopped = Promise.all(running.map(deliveries => deliveries.stop(0)));
    clock.advance(0);
    await stopped;
  });

  /** Starts delivering as the server does. */
  const deliver = async (settings: Environment = environment): Promise<Delivering> => {
    const deliveries = startDelivering(testSettings(settings), {
      content,
      outbox: {
        ...outbox,
        lease(request) {
          loops.add(request.channels);
          return outbox.lease(request);
        },
      },
      findMessage: store.findByReference,
      countSetAside: store.countSetAside,
      linksFor: of => ({
        answered: 'https://a.example',
        spam: 'https://b.example',
        release: `https://www.example.org/desk/${of}`,
      }),
      addressKey: deriveKey('a secret', 'addresses'),
      clock,
      log: createLog('info', { write() {} }),
      metrics: { attempted: (channel, result) => attempts.push(`${channel} ${result}`) },
    });
    running.push(deliveries);
    return deliveries;
  };

  /** Stores a message with the deliveries that the settings ask for. */
  const receive = async (
    changes: Partial<Omit<StoredMessage, 'state'>> = {},
    settings: Environment = environment,
  ) => {
    const entry = newMessage({ receivedAt: clock.now(), ...changes });
    const deliveries = planDeliveries(entry, testSettings(settings), clock.now());
    await store.add({ ...entry, deliveries, textDigest: entry.reference });
  };

  const deliveriesOn = async (channel: Channel) =>
    (await outbox.find()).filter(delivery => delivery.channel === channel);
  const rows = async (channel: Channel) =>
    (await deliveriesOn(channel)).map(({ state, attempts }) => `${state} ${attempts}`);

  /** Advances the clock in steps of some milliseconds until the condition holds. */
  const until = async (condition: () => unknown, step = 200): Promise<void> => {
    const look = async () => {
      const met = Boolean(await condition());
      if (!met) clock.advance(step);
      return met;
    };
    await expect.poll(look, { interval: 10 }).toBe(true);
  };

  return {
    ...{ clock, mail, webhook, store, environment, attempts },
    ...{ deliver, receive, deliveriesOn, rows, until },
    teamMails: () => mail.received.filter(({ to }) => to.includes(mail.settings.MAIL_TO)),
    acknowledgements: () => mail.received.filter(({ to }) => !to.includes(mail.settings.MAIL_TO)),

    /** Waits until each loop pauses, because a loop that works would not notice that the clock is advanced. */
    allPause: () => expect.poll(() => clock.waiting()).toBe(loops.size),

    /** Stores messages and waits until each acknowledgement is sent or canceled. */
    async acknowledge(references: readonly string[], email = 'ada@example.org'): Promise<void> {
      for (const name of references) await receive({ reference: name, email });
      for (const deliveries of running) deliveries.wake();
      await until(async () => (await rows('acknowledgement')).every(row => !row.startsWith('pending')));
    },

    suspected: (n: number) =>
      receive({ reference: `CW-CCCC-${String(n).padStart(4, '0')}`, setAsideFor: ['links'] }),
  };
}
