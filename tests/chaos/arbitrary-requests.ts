import { METHODS } from 'node:http';
import fc from 'fast-check';
import type { AnyRequest } from './request-bytes.ts';

/** A call of the function. */
export interface AnyCall extends AnyRequest {
  key: string | undefined;
}

const latin1 = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map(code => String.fromCharCode(code));

/** What a header may hold: visible characters, spaces between, bytes beyond ASCII. */
export const headerValue = fc
  .array(fc.oneof({ weight: 8, arbitrary: latin1(0x20, 0x7e) }, latin1(0x80, 0xff)), { maxLength: 60 })
  .map(characters => characters.join('').trim());

export const prototypeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
];

const headerName = fc.oneof(
  fc.constantFrom('X-Forwarded-For', 'Origin', 'Accept-Encoding', 'Range', 'If-None-Match', 'Cookie'),
  fc.constantFrom('Content-Encoding', 'X-Request-Id', 'Authorization', 'X-HTTP-Method-Override', 'Accept'),
  fc.constantFrom(
    'Expect',
    'Referer',
    'X-Forwarded-Proto',
    'X-Forwarded-Host',
    'Forwarded',
    ...prototypeNames,
  ),
  fc.stringMatching(/^X-[A-Za-z0-9!#$%&'*+.^_`|~-]{1,20}$/),
);

export const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 });

/** CONNECT asks for a tunnel, which the server has none of: it hangs up. */
export const method = fc.oneof(
  { weight: 9, arbitrary: fc.constant('POST') },
  fc.constantFrom(...METHODS.filter(name => name !== 'CONNECT')),
);

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom('application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;', undefined, ''),
  fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  ),
  headerValue,
);

const key = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.uuid() },
  fc.stringMatching(/^[\x21-\x7e]{1,220}$/),
  headerValue,
);

/** Texts that have broken programs before: of any script, halves of characters, controls, very long ones. */
export const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)) }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
    '\ufeff',
    "'; DROP TABLE messages; --",
  ),
  fc.constantFrom('A\r\nBcc: x@example.org', '=1+1', '<script>', '{brand}', '%00', ...prototypeNames),
  fc.integer({ min: 190, max: 5100 }).map(length => 'ẞ'.repeat(length)),
);

const fieldValue = fc.oneof({ weight: 8, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }), fc.double());

const field = fc.constantFrom(
  'name',
  'phone',
  'email',
  'organization',
  'message',
  'formType',
  'website',
  'elapsed',
);

/** Objects that look like messages, more or less. */
const message = fc
  .tuple(
    fc.dictionary(
      fc.oneof({ weight: 6, arbitrary: field }, text, fc.constantFrom(...prototypeNames)),
      fieldValue,
    ),
    fc.option(fc.record({ name: text, message: text })),
  )
  .map(([fields, sound]) => JSON.stringify({ ...fields, ...sound }));

const bytesOf = (value: string) => new TextEncoder().encode(value);

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 1, max: 12_000 }))
  .map(([open, depth]) => open.repeat(depth));

const body: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 10, arbitrary: message.map(bytesOf) },
  { weight: 3, arbitrary: fc.json({ maxDepth: 4 }).map(bytesOf) },
  { weight: 2, arbitrary: text.map(bytesOf) },
  // A message that was cut off, or in which a byte was changed: broken JSON, broken UTF-8, or another message.
  {
    weight: 3,
    arbitrary: fc.tuple(message, fc.nat(), fc.nat(255)).map(([whole, at, byte]) => {
      const bytes = bytesOf(whole);
      bytes[at % bytes.length] = byte;
      return at % 3 === 0 ? bytes.subarray(0, at % bytes.length) : bytes;
    }),
  },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: deep.map(bytesOf) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 64 * 1024 - 60, max: 64 * 1024 + 60 })
      .map(length => bytesOf(`{"name":"Ada","message":"Water"}`.padEnd(length))),
  },
  { weight: 1, arbitrary: fc.constant(new Uint8Array(300_000).fill(0x20)) },
);

export const anyCall: fc.Arbitrary<AnyCall> = fc.record({
  method,
  contentType,
  key,
  headers,
  body,
  chunked: fc.boolean(),
});

/** Bytes that are hardly HTTP: a sound request with some of its head replaced, left out or repeated. */
export const brokenRequest: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    fc.constantFrom(
      'POST /functions/v1/submit-contact-form HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}',
      'POST /functions/v1/submit-contact-form HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
      'POST /functions/v1/submit-contact-form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
        'Content-Length: 9\r\nContent-Length: 2\r\nTransfer-Encoding: gzip, chunked\r\n\r\n{}',
      'GET /contact/send?about=giving HTTP/1.1\r\nHost: a\r\nCookie: a=b\r\n\r\n',
      `POST /functions/v1/submit-contact-form HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    ),
    fc.array(
      fc.record({
        at: fc.nat(),
        remove: fc.nat(12),
        insert: fc.oneof(
          fc.uint8Array({ maxLength: 6 }).map(bytes => Buffer.from(bytes).toString('latin1')),
          fc.constantFrom(
            '\r\n',
            '\n',
            '\r',
            ' ',
            '\0',
            ':',
            'HTTP/9.9',
            'Content-Length: -1\r\n',
            '%',
            '/../',
            '%zz',
          ),
        ),
      }),
      { minLength: 0, maxLength: 4 },
    ),
  )
  .map(([request, changes]) => {
    const changed = changes.reduce((whole, { at, remove, insert }) => {
      const start = at % whole.length;
      return whole.slice(0, start) + insert + whole.slice(start + remove);
    }, request);
    return Buffer.from(changed, 'latin1');
  });
