import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type RequestOptions, request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import {
  type ContactResponseBody,
  contactApiPath,
  contactFormPath,
} from '#shared/contact/contact-requests.ts';
import { freePort } from '../support/free-port.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A message whose visitor was told that it is stored. */
export interface Confirmed {
  text: string;
  reference: string;
}

type SendResult =
  | { kind: 'confirmed'; reference: string }
  /** Nobody accepted the connection; it broke during the call; the answer was 503 with `Retry-After`. */
  | { kind: 'refused' | 'cut' | 'unavailable' };

const agent = new Agent({ keepAlive: true });

export const randomText = () => `We need water. ${randomUUID()}`;

/** Sends a message once. Throws on any answer that is not documented. */
export async function sendMessage(
  url: string,
  text: string,
  key: string = randomUUID(),
): Promise<SendResult> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  // The form gives up after this time, and browsers reuse connections.
  const options = { method: 'POST', headers, agent, signal: AbortSignal.timeout(30_000) };
  const sent = ask(url, contactApiPath, options, JSON.stringify({ name: 'Ada', message: text }));
  const answer = await sent.catch((error: NodeJS.ErrnoException) => error.code);
  if (typeof answer !== 'object') return { kind: answer === 'ECONNREFUSED' ? 'refused' : 'cut' };
  // The proxy answers so when its connection to the server breaks.
  if (answer.status === 502) return { kind: 'cut' };
  const { success, reference }: ContactResponseBody = JSON.parse(String(answer.body));
  if (answer.status === 200 && success && reference) return { kind: 'confirmed', reference };
  if (answer.status === 503 && !success && Number(answer.headers['retry-after']) > 0)
    return { kind: 'unavailable' };
  throw new Error(`unexpected answer ${answer.status}: ${answer.body}`);
}

/** Repeats something in several loops. The returned function ends them after the current round. */
export function startLoops(count: number, repeat: (loop: number) => Promise<void>): () => Promise<void> {
  let stopped = false;
  const loop = async (number: number) => {
    while (!stopped) await repeat(number);
  };
  const all = Promise.all(Array.from({ length: count }, (_, number) => loop(number)));
  // Errors are thrown at the end. Without a handler until then, they would end the test run.
  all.catch(() => {});
  return async () => {
    stopped = true;
    await all;
  };
}

/**
 * Starts visitors who send one message after the other, each as a browser does: with one key, until it is
 * confirmed.
 * @param urlFor returns the current address of the site for a visitor, called before each attempt
 */
export function startVisitors(count: number, urlFor: (visitor: number) => string) {
  const confirmed: Confirmed[] = [];
  /** `longestFailureMs`: how long a visitor has waited at most to learn that a call has failed. */
  const setbacks = { refused: 0, cut: 0, unavailable: 0, longestFailureMs: 0 };
  const stop = startLoops(count, async visitor => {
    const [text, key] = [randomText(), randomUUID()];
    for (;;) {
      const startedAt = Date.now();
      const result = await sendMessage(urlFor(visitor), text, key);
      if (result.kind === 'confirmed') {
        confirmed.push({ text, reference: result.reference });
        return;
      }
      setbacks[result.kind] += 1;
      setbacks.longestFailureMs = Math.max(setbacks.longestFailureMs, Date.now() - startedAt);
      await wait(50 + Math.random() * 150);
    }
  });
  return { confirmed, setbacks, stop };
}

/** Sends a request, perhaps from another address of this machine. Returns the answer, and after how long. */
export async function ask(
  url: string,
  path: string,
  options: RequestOptions = {},
  body?: string | Uint8Array,
) {
  const { host, port } = new URL(url);
  const startedAt = performance.now();
  const headers = { Host: host, ...options.headers };
  const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options, headers });
  // A server may reset a connection after its answer.
  sent.on('error', () => {}).end(body);
  const [response] = await once(sent, 'response');
  const received = await buffer(response);
  const ms = Math.round(performance.now() - startedAt);
  return { status: Number(response.statusCode), headers: response.headers, body: received, ms };
}

/** Posts a message as a browser does without JavaScript. */
export function postForm(url: string, message: string, options: RequestOptions = {}) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const form = new URLSearchParams({ name: 'Ada', message }).toString();
  return ask(url, contactFormPath, { method: 'POST', ...options, headers }, form);
}

/** Ends a server, and expects the exit code 0 for `SIGTERM`, or the signal itself. */
export async function end(
  { process, ended }: Pick<ServerProcess, 'process' | 'ended'>,
  signal: NodeJS.Signals = 'SIGTERM',
) {
  process.kill(signal);
  expect(await ended).toBe(signal === 'SIGTERM' ? 0 : signal);
}

/** Without Caddy (Debian: apt-get install caddy) its proofs are skipped. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Starts Caddy with `deploy/Caddyfile`, without TLS, in front of servers, until the test is finished. */
export async function temporaryCaddy(servers: readonly { url: string }[]): Promise<string> {
  const folder = temporaryFolder();
  const url = `http://localhost:${await freePort()}`;
  const child = spawn('caddy', ['run', '--config', 'deploy/Caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      SITE_URL: url,
      CLEARWELL_SERVERS: servers.map(server => new URL(server.url).host).join(' '),
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 30_000, interval: 100 });
  return url;
}

/** False in `npm test`, which runs the short form of two proofs. */
export const isLong = process.env['PROOFS'] === 'long';

/** Runs plain SQL, so that the site's own code cannot hide its mistakes. */
export async function query(databaseUrl: string, sql: string): Promise<Record<string, unknown>[]> {
  if (databaseUrl.startsWith('sqlite:')) {
    using database = new DatabaseSync(databaseUrl.slice('sqlite:'.length));
    return database.prepare(sql).all();
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** Expects every confirmed message to be stored exactly once, with deliveries, and reports the counts. */
export async function expectStoredOnce(
  proof: string,
  databaseUrl: string,
  confirmed: readonly Confirmed[],
  seen: Readonly<Record<string, number>> = {},
): Promise<void> {
  const messages = await query(databaseUrl, 'select reference, message from messages');
  const delivered = await query(databaseUrl, 'select distinct reference from deliveries');
  const texts = new Map(messages.map(row => [row['reference'], row['message']]));
  const counts = {
    stored: messages.length,
    /** How many are not stored under their reference with their text. */
    lost: confirmed.filter(({ reference, text }) => texts.get(reference) !== text).length,
    duplicated: messages.length - new Set(texts.values()).size,
    undelivered: messages.length - delivered.length,
  };
  report(proof, { confirmed: confirmed.length, ...seen, ...counts });
  expect(counts).toEqual({ stored: confirmed.length, lost: 0, duplicated: 0, undelivered: 0 });
}

/** Prints what a proof has counted as one line, for docs/proof.md. */
export function report(proof: string, counts: Readonly<Record<string, number | string>>): void {
  const parts = Object.entries(counts).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${proof}: ${parts.join(', ')}\n`);
}
