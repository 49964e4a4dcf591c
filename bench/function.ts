import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactFunctionPath } from '#contract/contact-message.ts';
import { type Load, measureInTurns, startSite, stopMeasured } from './load.ts';

/** `npm run bench:function`: confirmed messages per second, stored in SQLite. Prints a table and asserts nothing. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '2' } },
});

const folder = mkdtempSync(join(tmpdir(), 'clearwell-bench-'));
const site = await startSite('site', `sqlite:${join(folder, 'site.db')}`);

try {
  const load: Load = {
    clients: 128,
    rounds: 1,
    seconds: Number(values.seconds),
    request: callAsBrowser,
    isExpected: (head, body) => head.startsWith('HTTP/1.1 200') && body.includes('"success":true'),
  };
  // Warms up the compiler.
  await measureInTurns([site], load);
  const rows: Record<string, Record<string, string | number>> = {};
  for (const clients of [1, 16, 128])
    for (const result of await measureInTurns([site], { ...load, rounds: Number(values.rounds), clients }))
      rows[`clients: ${clients}`] = {
        'messages per second': Math.round(result.perSecond),
        'p50 ms': result.p50Ms.toFixed(1),
        'p99 ms': result.p99Ms.toFixed(1),
      };
  console.log(`${cpus().length} cores, Node ${process.version}`);
  console.table(rows);
  console.log('Targets with 16 clients: at least 200 messages per second, p99 below 250 ms.');
} finally {
  await stopMeasured(site);
  rmSync(folder, { recursive: true, force: true });
}

/** Encodes a call as a browser sends it, with its own key and text. */
function callAsBrowser(): Buffer {
  const body = JSON.stringify({
    name: 'Ada Lovelace',
    phone: '+1 305 555 0100',
    email: 'ada@example.org',
    organization: 'Relief',
    message: `The well is broken and three hundred people need drinking water. ${randomUUID()}`,
    formType: 'contact',
  });
  return Buffer.from(
    `POST ${contactFunctionPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
      `Idempotency-Key: ${randomUUID()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
