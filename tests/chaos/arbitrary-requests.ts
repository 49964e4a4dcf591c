import { METHODS } from 'node:http';
import fc from 'fast-check';
import {
  contactApiPath,
  contactFormPath,
  fieldNames,
  honeypotField,
} from '#shared/contact/contact-message.ts';
import type { RawRequest } from './raw-http.ts';

/** Would run if a page showed it unescaped. */
export const markup = '"></textarea><script>fuzzed()</script>';

const encode = (text: string) => new TextEncoder().encode(text);

/** Any character of a header, as its byte. */
const headerValue = fc
  .string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map(code => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map(value => value.replace(/\x7f/g, '').trim());

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const headerNames = [
  ...['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded', 'Origin', 'Referer', 'Cookie'],
  ...['Accept', 'Accept-Encoding', 'Content-Encoding', 'Range', 'If-None-Match', 'Expect', 'Authorization'],
  ...['X-Request-Id', 'X-HTTP-Method-Override', 'Idempotency-Key', 'Form-Age', ...prototypeNames],
];

/** Texts that have broken programs before: any script, halves of characters, control characters, long texts. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(code => String.fromCharCode(code)) }),
  fc.constantFrom('', ' ', '\0', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', "'; DROP TABLE messages; --"),
  fc.constantFrom('A\r\nBcc: x@example.org', '=1+1', '{brand}', '%00', markup, ...prototypeNames),
  fc.integer({ min: 190, max: 5100 }).map(length => 'ẞ'.repeat(length)),
);

const fields = fc
  .tuple(
    fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames, honeypotField, ...prototypeNames), text), text),
    fc.option(fc.record({ name: fc.constant('Ada'), message: text }), { freq: 3 }),
  )
  .map(([some, required]) => ({ ...some, ...required }));

/** Replaces some characters of a text with others. */
function edited(base: fc.Arbitrary<string>, ...insertions: string[]): fc.Arbitrary<string> {
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.constantFrom(...insertions)), { maxLength: 4 });
  return fc.tuple(base, edits).map(([whole, changes]) =>
    changes.reduce((changed, [at, remove, insert]) => {
      const start = at % (changed.length + 1);
      return changed.slice(0, start) + insert + changed.slice(start + remove);
    }, whole),
  );
}

/** Requests to an address: mostly posts of the right type. */
const requestsTo = (target: string, type: string, body: fc.Arbitrary<string>): fc.Arbitrary<RawRequest> =>
  fc.record({
    // Leaves out CONNECT: the server opens no tunnels and hangs up.
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant('POST') },
      fc.constantFrom(...METHODS.filter(name => name !== 'CONNECT')),
    ),
    target: fc.constantFrom('', '', '', '?a=b', '?a=%zz').map(query => target + query),
    headers: fc.array(fc.tuple(fc.constantFrom(...headerNames), headerValue), { maxLength: 4 }),
    chunked: fc.boolean(),
    contentType: fc.oneof(
      { weight: 12, arbitrary: fc.constant(type) },
      fc.constantFrom(`${type}; charset=utf-16`, type.toUpperCase(), `${type};`, `${type}p`, '', undefined),
      headerValue,
    ),
    body: fc.oneof(
      { weight: 20, arbitrary: body.map(encode) },
      { weight: 2, arbitrary: text.map(encode) },
      { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
      // Around the limits of 64 and 192 KiB.
      fc.constantFrom(64, 192, 300).map(kilobytes => new Uint8Array(kilobytes * 1024 - 10).fill(0x20)),
      fc.nat(20_000).map(times => encode('[a=1&'.repeat(times))),
    ),
  });

const jsonMessage = fc
  .tuple(fields, fc.dictionary(fc.constantFrom(...fieldNames, 'formType'), fc.jsonValue(), { maxKeys: 1 }))
  .map(([texts, others]) => JSON.stringify({ ...others, ...texts }));

export const functionCall = requestsTo(
  contactApiPath,
  'application/json',
  fc.oneof(
    jsonMessage,
    fc.json({ maxDepth: 4 }),
    edited(jsonMessage, '"', '\\', '\0', '{', ']', ',,', '\ud800'),
  ),
);

const encodedForm = fields.map(sent =>
  new URLSearchParams(Object.entries(sent).map(pair => pair.map(part => part.toWellFormed()))).toString(),
);

export const formPost = requestsTo(
  contactFormPath,
  'application/x-www-form-urlencoded',
  fc.oneof(
    encodedForm,
    edited(encodedForm, '%', '%zz', '%u0041', '%C3', '%ED%A0%80', '%00', '&&', '==', '&=&', '+', ';', '\0'),
  ),
);

const apiHead = `POST ${contactApiPath} HTTP/1.1\r\nHost: a\r\n`;

/** Bytes that are hardly HTTP: a valid request with parts of it replaced. */
export const brokenRequest: fc.Arbitrary<Uint8Array> = edited(
  fc.constantFrom(
    `${apiHead}Content-Length: 2\r\n\r\n{}`,
    `${apiHead}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `${apiHead}Content-Length: 9\r\nContent-Length: 2\r\nTransfer-Encoding: gzip, chunked\r\n\r\n{}`,
    `${apiHead}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET ${contactFormPath}?a=b HTTP/1.1\r\nHost: a\r\nCookie: a=b\r\n\r\n`,
  ),
  ...['\r\n', '\n', '\r', ' ', '\0', ':', '%', '/../', '%zz', '\xff', 'HTTP/9.9', 'Content-Length: -1\r\n'],
).map(request => Buffer.from(request, 'latin1'));
