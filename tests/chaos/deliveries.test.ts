import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Behaviour, receiveMail } from '../support/mail-receiver.ts';
import { startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { printFigures } from './figures.ts';
import { countDuplicates, deliverRest } from './postman.ts';
import { type Confirmed, noEncounters, sendUntilConfirmed } from './sender.ts';
import { size } from './size.ts';
import { takeStock } from './stock.ts';

// A mail server that does everything wrong that mail servers do, and comes back.

const messages = size(6, 40);
const rounds = size(2, 8);

const wrongs: readonly Behaviour[] = [
  'hang',
  'stall',
  'drop',
  'mute',
  { refuse: 'sender', code: 451 },
  { refuse: 'recipient', code: 450 },
  { refuse: 'mail', code: 452 },
  { refuse: 'sender', code: 530 },
  { refuse: 'recipient', code: 550 },
  { refuse: 'mail', code: 554 },
];

it('a dead mail server loses no mail and holds up nobody', { timeout: size(180_000, 900_000) }, async () => {
  const mail = await receiveMail();
  const environment = {
    DATABASE_URL: `sqlite:${join(temporaryFolder(), 'messages.db')}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'site@example.org',
    MAIL_TO: 'team@example.org',
    SITE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
  };
  const server = await startServer(environment);
  const confirmed: Confirmed[] = [];
  /** Sends some messages, one after the other; says how long each took, in milliseconds. */
  const sendSome = async () => {
    const times: number[] = [];
    for (let count = 0; count < messages; count++) {
      const begun = performance.now();
      confirmed.push(await sendUntilConfirmed(() => server.url, `Water? ${randomUUID()}`, noEncounters()));
      times.push(performance.now() - begun);
    }
    return times;
  };
  await sendSome();
  const healthy: number[] = [];
  const troubled: number[] = [];
  // In turn, so that a busy machine is busy for both.
  for (let round = 0; round < rounds; round++) {
    mail.behave('accept');
    healthy.push(...(await sendSome()));
    mail.behave(wrongs[round % wrongs.length] ?? 'hang');
    troubled.push(...(await sendSome()));
  }
  await mail.leave();
  troubled.push(...(await sendSome()));
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const slower = (part: number) => (quantile(troubled, part) / quantile(healthy, part)).toFixed(2);
  printFigures('site while the mail server is dead', {
    messages: confirmed.length,
    'p50 to healthy': slower(0.5),
    'p99 to healthy': slower(0.99),
  });

  // Days pass: each wrong lasts for some tries, then comes the next one.
  await mail.comeBack();
  let steps = 0;
  const wrongSteps = wrongs.length * size(6, 30);
  const { sent, dead, tries } = await deliverRest(environment, () => {
    mail.behave(steps < wrongSteps ? (wrongs[Math.floor(steps / size(6, 30))] ?? 'accept') : 'accept');
    steps += 1;
  });
  await mail.leave();
  const { stored, lost, twice } = await takeStock(environment.DATABASE_URL, confirmed);
  const { different, again } = countDuplicates(mail.received);
  printFigures('mail through it', {
    messages: stored,
    tries,
    arrived: different,
    'arrived again (taken, but not said so)': again,
    dead,
  });
  expect({ lost, twice, dead }).toEqual({ lost: 0, twice: 0, dead: 0 });
  expect({ sent, different }).toEqual({ sent: stored, different: stored });
  expect(stored).toBe(confirmed.length);
});

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
