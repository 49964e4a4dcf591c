import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { parseConfig } from '../../server/config.ts';
import { databaseMessageStore } from '../../server/contact/database-message-store.ts';
import { submitContactForm } from '../../server/contact/submit-contact-form.ts';
import { deriveKey } from '../../server/keys.ts';
import { createLog } from '../../server/log.ts';
import { databaseOutbox } from '../../server/outbox/database-outbox.ts';
import { startOutbox } from '../../server/outbox/start-outbox.ts';
import { openDatabase } from '../../server/storage/database.ts';
import { receiveMail } from '../support/mail-receiver.ts';
import { manualClock } from '../support/manual-clock.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { printFigures } from './figures.ts';
import { countDuplicates } from './postman.ts';
import { size } from './size.ts';

// Somebody sets the clock, or the network does: an hour on, an hour back, again and again. Store, outbox and mail are
// real; the system's own clock stays as it is.

const hour = 60 * 60 * 1000;
const messages = size(40, 400);

it('a clock that jumps an hour to and fro loses no message and sends none twice', {
  timeout: 300_000,
}, async () => {
  const mail = await receiveMail();
  const parsed = parseConfig({
    DATABASE_URL: `sqlite:${join(temporaryFolder(), 'messages.db')}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'team@example.org',
  });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const { config } = parsed;
  const clock = manualClock(new Date());
  const database = await openDatabase(config.database);
  const store = databaseMessageStore(database);
  const outbox = databaseOutbox(database);
  const errors: string[] = [];
  const log = createLog('error', { write: line => errors.push(line) });
  const key = deriveKey('a secret of the installation, 32 characters', 'addresses');
  const deliveries = await startOutbox(config, {
    outbox,
    findMessage: store.findByReference,
    linksFor: () => ({ answered: 'https://a.example', spam: 'https://b.example' }),
    addressKey: key,
    clock,
    log,
  });

  const submit = (message: string, idempotencyKey: string) =>
    submitContactForm(
      {
        fields: { name: 'Ada', message },
        idempotencyKey,
        language: 'en',
        client: { address: 'somebody' },
        requestId: 'request',
        formAge: undefined,
      },
      {
        store,
        limiter: { take: async () => ({ allowed: true }), giveBack: async () => {} },
        deliveryOptions: config,
        isDistress: () => false,
        textKey: key,
        clock,
        log,
        nudge: () => {},
        storeTimeoutMs: 30_000,
      },
    );

  let jumps = 0;
  const jump = () => {
    clock.jump(jumps % 2 === 0 ? hour : -hour);
    jumps += 1;
  };
  for (let count = 0; count < messages; count++) {
    const [text, key] = [`Water? ${randomUUID()}`, randomUUID()];
    const first = await submit(text, key);
    jump();
    // The same call again, an hour later or an hour before: answered as the first time.
    const again = await submit(text, key);
    expect(first.kind).toBe('stored');
    expect(again).toEqual(first);
    deliveries.nudge();
    if (count % 3 === 0) jump();
    if (count % 5 === 0) await vi.waitUntil(() => mail.received.length > 0, { timeout: 30_000 });
  }
  // What was written down in an hour that the clock has left again is due when that hour comes.
  const waiting = async () =>
    (await outbox.list({ channel: 'team-mail' })).filter(({ state }) => state !== 'sent');
  await vi.waitUntil(
    async () => {
      const due = await outbox.nextDue(['team-mail']);
      clock.jump(Math.max(0, due ? due.getTime() - clock.now().getTime() : 0));
      // Wakes what sleeps; far too little for a try to run out of time.
      clock.advance(500);
      return (await waiting()).length === 0;
    },
    { timeout: 120_000, interval: 20 },
  );
  const stopped = deliveries.stop(0);
  clock.advance(0);
  await stopped;
  const stored = await store.count();
  await database.destroy();
  await mail.leave();
  const { different, again } = countDuplicates(mail.received);
  printFigures('clock', { jumps, stored, mailed: different, 'mailed twice': again, errors: errors.length });
  expect({ stored, different, again, errors }).toEqual({
    stored: messages,
    different: messages,
    again: 0,
    errors: [],
  });
});
