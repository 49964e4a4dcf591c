import { METHODS } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames } from '#shared/contact/contact-message.ts';
import {
  type ContactResponseBody,
  contactApiPath,
  contactFormPath,
  honeypotField,
} from '#shared/contact/contact-requests.ts';
import { temporaryServer } from '../support/server-process.ts';
import { ask, query, report } from './traffic.ts';

// Arbitrary requests get a documented answer, never a 5xx and never silence. The seed of a failure is
// printed. Which answer belongs to which request: server/http/routes/contact-api.test.ts.

/** A script that would run if a page showed it unescaped. */
const markup = '"></textarea><script>fuzzed()</script>';

/** Gives the usual value nine times in ten. */
const mostly = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, other);

/** Texts that have broken programs: any script, halves of characters, control characters, long texts. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\0', '\udfff\ud800', "'; DROP TABLE messages; --", 'A\r\nBcc: x@example.org', markup),
  fc.integer({ min: 190, max: 5100 }).map(length => 'ẞ'.repeat(length)),
);

/** Most have a name and a message. */
const fields = <T>(value: fc.Arbitrary<T>) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...fieldNames, honeypotField, '__proto__', 'constructor'), value),
      mostly(fc.record({ name: fc.constant('Ada'), message: text }), fc.constant({})),
    )
    .map(([some, required]): Record<string, T | string> => ({ ...some, ...required }));

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

const headerName = fc.constantFrom(
  ...['X-Forwarded-For', 'X-Forwarded-Proto', 'Origin', 'Cookie', 'Accept', 'Accept-Encoding', 'Expect'],
  ...['Content-Encoding', 'Range', 'X-Request-Id', 'Idempotency-Key', '__proto__', 'constructor'],
);
const headerValue = fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.constantFrom('é', '\t'));

/** Requests with a body: mostly posts of the right type. */
const requestsOf = (type: string, body: fc.Arbitrary<string>) =>
  fc.record({
    // Leaves out CONNECT: the server opens no tunnels and hangs up.
    method: mostly(fc.constant('POST'), fc.constantFrom(...METHODS.filter(name => name !== 'CONNECT'))),
    headers: fc.dictionary(headerName, headerValue, { maxKeys: 4 }),
    chunked: fc.boolean(),
    contentType: mostly(
      fc.constant(type),
      fc.oneof(fc.constantFrom(`${type}; charset=utf-16`, type.toUpperCase()), headerValue),
    ),
    body: mostly<Uint8Array>(
      mostly(body, text).map(sent => Buffer.from(sent)),
      // Any bytes, and lengths around the limits of 64 and 192 KiB.
      fc.oneof(
        fc.uint8Array(),
        fc.constantFrom(64, 192, 300).map(kB => Buffer.alloc(kB * 1024 - 10, ' ')),
      ),
    ),
  });

const jsonMessage = fields(mostly<unknown>(text, fc.jsonValue())).map(sent => JSON.stringify(sent));

const encodedForm = fields(text).map(sent =>
  new URLSearchParams(Object.entries(sent).map(pair => pair.map(part => part.toWellFormed()))).toString(),
);

// Documented answers in the order of docs/operations/reference.md; 204 for OPTIONS.
test.each([
  [
    10_000,
    'calls of the contact API',
    contactApiPath,
    [200, 400, 405, 415, 413, 204],
    requestsOf('application/json', edited(jsonMessage, '" \\ \0 { ] ,, \ud800')),
  ],
  [
    5_000,
    'forms posted without JavaScript',
    contactFormPath,
    [303, 400, 403, 404, 422, 415, 413],
    requestsOf(
      'application/x-www-form-urlencoded',
      edited(encodedForm, '% %zz %u0041 %C3 %ED%A0%80 %00 && == + ; \0'),
    ),
  ],
] as const)(
  'Each of %i arbitrary %s gets a documented answer',
  async (times, what, path, statuses, requests) => {
    const server = await temporaryServer({ LOG_LEVEL: 'error' });
    const confirmed: unknown[] = [];
    const counts: Record<string, number> = {};
    let run = 0;
    const property = fc.asyncProperty(requests, async ({ method, headers, contentType, chunked, body }) => {
      const length = chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': body.length };
      const localAddress = `127.1.${run >> 8}.${run++ & 255}`;
      const options = {
        method,
        localAddress,
        headers: { ...headers, 'Content-Type': contentType, ...length },
      };
      const answer = await ask(server.url, path, options, body);
      expect(statuses).toContain(answer.status);
      expect(answer.headers['x-request-id']).toMatch(/\w/);
      const reference = method === 'POST' && referenceIn(path, answer);
      if (reference) confirmed.push(reference);
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    });
    // An answer that takes 15 seconds is silence.
    await fc.assert(property, { numRuns: times, timeout: 15_000 });
    expect(server.output(), 'logged errors').not.toMatch(/^\{/m);
    const stored = await query(server.databaseUrl, 'select reference from messages');
    report(what, { ...counts, stored: stored.length });
    // A text that was sent twice is confirmed twice.
    expect(new Set(stored.map(({ reference }) => reference))).toEqual(new Set(confirmed));
    expect(stored.length).toBeGreaterThan(100);
  },
);

/** Checks the answer to a post, and returns the reference if it confirms a message. */
function referenceIn(path: string, { status, headers, body }: Awaited<ReturnType<typeof ask>>) {
  if (path === contactApiPath) {
    expect(headers['content-type']).toMatch(/^application\/json/);
    const { success, reference, error }: ContactResponseBody = JSON.parse(body.toString());
    if (!success) expect(error).toMatch(/\w/);
    return success ? reference : undefined;
  }
  const page = body.toString();
  expect(page).not.toContain(markup);
  if (status === 422) expect(page).toContain(`action="${contactFormPath}"`);
  return /^\/contact\/sent\/([A-Z]{2,4}-\w{4}-\w{4})/.exec(headers.location ?? '')?.[1];
}
