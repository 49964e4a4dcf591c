import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contactApiPath,
  contactFormPath,
  contactResponseBody,
  fieldNames,
  honeypotField,
} from '#shared/contact/contact-message.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { ask, query, report } from './traffic.ts';

// Arbitrary requests get a documented answer, never a 5xx and never silence. The seed of a failure is printed. Which
// answer belongs to which request: tests/server/contact-api.test.ts.

/** Would run if a page showed it unescaped. */
const markup = '"></textarea><script>fuzzed()</script>';

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString'];

const codeUnit = (min: number, max: number) =>
  fc.integer({ min, max }).map(code => String.fromCharCode(code));

/** Texts that have broken programs before: any script, halves of characters, control characters, long texts. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
  fc.string({ unit: codeUnit(0, 0xffff) }),
  fc.constantFrom('', '\0', '\udfff\ud800', "'; DROP TABLE messages; --", 'A\r\nBcc: x@example.org', markup),
  fc.integer({ min: 190, max: 5100 }).map(length => 'ẞ'.repeat(length)),
);

const fields = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...fieldNames, honeypotField, ...prototypeNames), text),
    fc.option(fc.record({ name: fc.constant('Ada'), message: text }), { freq: 3 }),
  )
  .map(([some, required]) => ({ ...some, ...required }));

/** Replaces some characters of a text with others. */
function edited(base: fc.Arbitrary<string>, insertions: string): fc.Arbitrary<string> {
  const insertion = fc.constantFrom(...insertions.split(' '));
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(12), insertion), { maxLength: 4 });
  return fc.tuple(base, edits).map(([whole, changes]) =>
    changes.reduce((changed, [at, remove, insert]) => {
      const start = at % (changed.length + 1);
      return changed.slice(0, start) + insert + changed.slice(start + remove);
    }, whole),
  );
}

const headerNames = [
  ...['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded', 'Origin', 'Referer', 'Cookie'],
  ...['Accept', 'Accept-Encoding', 'Content-Encoding', 'Range', 'If-None-Match', 'Expect', 'Authorization'],
  ...['X-Request-Id', 'X-HTTP-Method-Override', 'Idempotency-Key', 'Form-Age', ...prototypeNames],
];

const headerValue = fc
  .string({ unit: codeUnit(0x20, 0xff), maxLength: 60 })
  .map(value => value.replace(/\x7f/g, '').trim());

/** Requests with a body: mostly posts of the right type. */
const requestsOf = (type: string, body: fc.Arbitrary<string>) =>
  fc.record({
    // Leaves out CONNECT: the server opens no tunnels and hangs up.
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('POST') },
      fc.constantFrom(...METHODS.filter(name => name !== 'CONNECT')),
    ),
    search: fc.constantFrom('', '', '', '?a=b', '?a=%zz'),
    headers: fc.dictionary(fc.constantFrom(...headerNames), headerValue, { maxKeys: 4 }),
    chunked: fc.boolean(),
    contentType: fc.oneof(
      { weight: 12, arbitrary: fc.constant(type) },
      fc.constantFrom(`${type}; charset=utf-16`, type.toUpperCase(), `${type};`, `${type}p`, ''),
      headerValue,
    ),
    body: fc.oneof(
      {
        weight: 22,
        arbitrary: fc.oneof({ weight: 9, arbitrary: body }, text).map(sent => Buffer.from(sent)),
      },
      { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes)) },
      // Around the limits of 64 and 192 KiB.
      fc.constantFrom(64, 192, 300).map(kilobytes => Buffer.alloc(kilobytes * 1024 - 10, ' ')),
    ),
  });

const jsonMessage = fc
  .tuple(fields, fc.dictionary(fc.constantFrom(...fieldNames, 'formType'), fc.jsonValue(), { maxKeys: 1 }))
  .map(([texts, others]) => JSON.stringify({ ...others, ...texts }));

const encodedForm = fields.map(sent =>
  new URLSearchParams(Object.entries(sent).map(pair => pair.map(part => part.toWellFormed()))).toString(),
);

test.each([
  {
    what: '10,000 arbitrary calls of the contact API',
    numRuns: 10_000,
    path: contactApiPath,
    // In the order of docs/architecture.md; the last for OPTIONS.
    documented: [200, 400, 405, 415, 413, 204],
    requests: requestsOf('application/json', edited(jsonMessage, '" \\ \0 { ] ,, \ud800')),
  },
  {
    what: '5,000 arbitrary forms posted without JavaScript',
    numRuns: 5_000,
    path: contactFormPath,
    documented: [303, 400, 403, 422, 405, 415, 413, 204],
    requests: requestsOf(
      'application/x-www-form-urlencoded',
      edited(encodedForm, '% %zz %u0041 %C3 %ED%A0%80 %00 && == + ; \0'),
    ),
  },
])('Each of $what gets a documented answer', async ({ what, numRuns, path, documented, requests }) => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const confirmed = new Set<string>();
  const statuses = await fuzz(numRuns, requests, async (request, run) => {
    const { method, search, headers, contentType, chunked, body } = request;
    const options = {
      method,
      localAddress: `127.1.${(run >> 8) & 255}.${run & 255}`,
      headers: {
        ...headers,
        'Content-Type': contentType,
        ...(chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length }),
      },
    };
    const answer = await ask(server.url, path + search, options, body);
    expect(documented).toContain(answer.status);
    expect(answer.headers['x-request-id']).toMatch(/\w/);
    if (method === 'HEAD') expect(answer.body).toHaveLength(0);
    const reference =
      method === 'POST' ? (path === contactApiPath ? apiReference : formReference)(answer) : '';
    if (reference) confirmed.add(reference);
    return answer.status;
  });
  const stored = await query(server.databaseUrl, 'select reference from messages');
  report(what, { ...statuses, stored: stored.length });
  expect(new Set(stored.map(({ reference }) => reference))).toEqual(confirmed);
  expect(stored.length).toBeGreaterThan(100);
  expectNoErrorLogged(server);
});

const apiHead = `POST ${contactApiPath} HTTP/1.1\r\nHost: a\r\n`;

/** Bytes that are hardly HTTP: a valid request with parts of it replaced. */
const brokenRequest = edited(
  fc.constantFrom(
    `${apiHead}Content-Length: 2\r\n\r\n{}`,
    `${apiHead}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `${apiHead}Content-Length: 9\r\nContent-Length: 2\r\nTransfer-Encoding: gzip, chunked\r\n\r\n{}`,
    `${apiHead}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET ${contactFormPath}?a=b HTTP/1.1\r\nHost: a\r\nCookie: a=b\r\n\r\n`,
  ),
  '\r\n \n \r \0 : % /../ %zz \xff HTTP/9.9 Content-Length:-1\r\n',
);

test('Each of 3,000 broken requests is refused or its connection is ended', async () => {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const answers = await fuzz(3_000, brokenRequest, async bytes => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.end(bytes, 'latin1');
    // The server may reset a connection after its answer.
    const answer = String(await buffer(socket).catch(() => ''));
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 'ended';
    expect(status).not.toMatch(/^5/);
    return status;
  });
  report('broken requests', answers);
  expect((await fetch(`${server.url}/`)).status).toBe(200);
  expectNoErrorLogged(server);
});

/** Checks arbitrary values and counts what each check returns. One that takes 15 seconds is silence. */
async function fuzz<T>(
  numRuns: number,
  arbitrary: fc.Arbitrary<T>,
  check: (value: T, run: number) => Promise<number | string>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let run = 0;
  const property = fc.asyncProperty(arbitrary, async value => {
    const result = await check(value, run++);
    counts[result] = (counts[result] ?? 0) + 1;
  });
  await fc.assert(property, { numRuns, timeout: 15_000 });
  return counts;
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** Checks the shape of an answer and returns the reference if it confirms a message. */
function apiReference({ headers, body }: Answer): string | undefined {
  expect(headers['content-type']).toMatch(/^application\/json/);
  const { success, reference, error } = contactResponseBody.parse(JSON.parse(body.toString()));
  if (!success) expect(error).toMatch(/\w/);
  return success ? reference : undefined;
}

function formReference({ status, headers, body }: Answer): string | undefined {
  const page = body.toString();
  expect(page).not.toContain(markup);
  // `Accept-Encoding: *` asks for any compression.
  if (status === 422 && !headers['content-encoding']) expect(page).toContain(`action="${contactFormPath}"`);
  return /^\/contact\/sent\/([A-Z]{2,4}-\w{4}-\w{4})/.exec(headers.location ?? '')?.[1];
}

function expectNoErrorLogged(server: ServerProcess): void {
  expect(server.output()).not.toMatch(/^\{/m);
}
