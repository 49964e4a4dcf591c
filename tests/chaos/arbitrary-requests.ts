import { METHODS } from 'node:http';
import fc from 'fast-check';
import {
  contactFormPath,
  contactFunctionPath,
  fieldNames,
  honeypotField,
} from '#contract/contact-message.ts';
import type { RawRequest } from './raw-http.ts';

/** Would run if a page showed it unescaped. */
export const markup = '"></textarea><script>fuzzed()</script>';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const latin1 = (min: number, max: number) => fc.integer({ min, max }).map(code => String.fromCharCode(code));

const headerValue = fc
  .array(fc.oneof({ weight: 8, arbitrary: latin1(0x20, 0x7e) }, latin1(0x80, 0xff)), { maxLength: 60 })
  .map(characters => characters.join('').trim());

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const headerNames = [
  ...['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded', 'Origin', 'Referer', 'Cookie'],
  ...['Accept', 'Accept-Encoding', 'Content-Encoding', 'Range', 'If-None-Match', 'Expect', 'Authorization'],
  ...['X-Request-Id', 'X-HTTP-Method-Override', ...prototypeNames],
];

const headerName = fc.oneof(
  fc.constantFrom(...headerNames),
  fc.stringMatching(/^X-[A-Za-z0-9!#$%&'*+.^_`|~-]{1,20}$/),
);

const key = fc.oneof(fc.uuid(), fc.stringMatching(/^[\x21-\x7e]{1,220}$/), headerValue);

const headers = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(headerName, headerValue) },
    fc.tuple(fc.constant('Idempotency-Key'), key),
  ),
  { maxLength: 4 },
);

/** Mostly the right one. */
const contentType = (right: string) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(right) },
    fc.constantFrom(`${right}; charset=utf-16`, right.toUpperCase(), `${right};`, `${right}p`, '', undefined),
    fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'application/json'),
    headerValue,
  );

/** Leaves out CONNECT: the server opens no tunnels and hangs up. */
const method = fc.oneof(
  { weight: 9, arbitrary: fc.constant('POST') },
  fc.constantFrom(...METHODS.filter(name => name !== 'CONNECT')),
);

/** Texts that have broken programs before: any script, halves of characters, control characters, long texts. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme' }) },
  fc.string({ unit: latin1(0, 0xffff) }),
  fc.constantFrom('', ' ', '\0', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', "'; DROP TABLE messages; --"),
  fc.constantFrom('A\r\nBcc: x@example.org', '=1+1', '{brand}', '%00', markup, ...prototypeNames),
  fc.integer({ min: 190, max: 5100 }).map(length => 'ẞ'.repeat(length)),
);

const repeated = (parts: readonly string[], max: number) =>
  fc.tuple(fc.constantFrom(...parts), fc.integer({ min: 1, max })).map(([part, times]) => part.repeat(times));

const jsonMessage = fc
  .tuple(
    fc.dictionary(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...fieldNames, 'formType', 'website', 'elapsed') },
        text,
      ),
      fc.oneof({ weight: 8, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }), fc.double()),
    ),
    fc.option(fc.record({ name: text, message: text })),
  )
  .map(([fields, required]) => JSON.stringify({ ...fields, ...required }));

/** Cuts off a message or changes a byte: broken JSON, broken UTF-8, or another message. */
const damagedMessage = fc.tuple(jsonMessage, fc.nat(), fc.nat(255)).map(([whole, at, byte]) => {
  const bytes = bytesOf(whole);
  bytes[at % bytes.length] = byte;
  return at % 3 === 0 ? bytes.subarray(0, at % bytes.length) : bytes;
});

const aroundLimit = (start: string, limit: number) =>
  fc.integer({ min: limit - 60, max: limit + 60 }).map(length => bytesOf(start.padEnd(length)));

export const functionCall: fc.Arbitrary<RawRequest> = fc.record({
  method,
  target: fc.constant(contactFunctionPath),
  headers,
  chunked: fc.boolean(),
  contentType: contentType('application/json'),
  body: fc.oneof(
    { weight: 10, arbitrary: jsonMessage.map(bytesOf) },
    { weight: 3, arbitrary: fc.json({ maxDepth: 4 }).map(bytesOf) },
    { weight: 3, arbitrary: damagedMessage },
    { weight: 2, arbitrary: text.map(bytesOf) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    repeated(['[', '{"a":'], 12_000).map(bytesOf),
    aroundLimit('{"name":"Ada","message":"Water"}', 64 * 1024),
    fc.constant(new Uint8Array(300_000).fill(0x20)),
  ),
});

const formField = fc.tuple(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...fieldNames) },
    fc.constantFrom(honeypotField, 'formType', 'name[]', ' name', 'NAME', ...prototypeNames),
    text.map(name => name.toWellFormed()),
  ),
  text.map(value => value.toWellFormed()),
);

const formFields = fc
  .tuple(
    fc.array(formField, { maxLength: 8 }),
    fc.option(fc.record({ name: fc.constant('Ada'), message: text.map(value => value.toWellFormed()) }), {
      freq: 3,
    }),
  )
  .map(([fields, required]) => [...Object.entries(required ?? {}), ...fields]);

const encodedForm = formFields.map(fields => new URLSearchParams(fields).toString());

/** Escapes nothing, so that `&`, `+`, `=` and `%` get another meaning. */
const unescapedForm = formFields.map(fields => fields.map(([name, value]) => `${name}=${value}`).join('&'));

const brokenParts = ['%', '%zz', '%u0041', '%C3', '%ED%A0%80', '%00', '&&', '==', '&=&', '+', ';', '\0'];

/** Replaces some characters of a text with others. */
function edited(base: fc.Arbitrary<string>, insertions: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(12), insertions), { maxLength: 4 });
  return fc.tuple(base, edits).map(([whole, changes]) =>
    changes.reduce((changed, [at, remove, insert]) => {
      const start = at % (changed.length + 1);
      return changed.slice(0, start) + insert + changed.slice(start + remove);
    }, whole),
  );
}

export const formPost: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.oneof({ weight: 9, arbitrary: method }, fc.constantFrom('GET', 'HEAD')),
  target: fc
    .constantFrom('', '', '', '', '?a=b', '?a=%zz', '?a=b&a=', '?')
    .map(query => contactFormPath + query),
  headers,
  chunked: fc.boolean(),
  contentType: contentType('application/x-www-form-urlencoded'),
  body: fc.oneof(
    { weight: 12, arbitrary: encodedForm.map(bytesOf) },
    { weight: 4, arbitrary: unescapedForm.map(bytesOf) },
    { weight: 6, arbitrary: edited(encodedForm, fc.constantFrom(...brokenParts)).map(bytesOf) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    aroundLimit('name=Ada&message=', 80 * 1024),
    repeated(['name=Ada&', '&', 'a=1&', '%20='], 20_000).map(bytesOf),
  ),
});

const functionHead = `POST ${contactFunctionPath} HTTP/1.1\r\nHost: a\r\n`;

/** Bytes that are hardly HTTP: a valid request with parts of it replaced. */
export const brokenRequest: fc.Arbitrary<Uint8Array> = edited(
  fc.constantFrom(
    `${functionHead}Content-Length: 2\r\n\r\n{}`,
    `${functionHead}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `${functionHead}Content-Length: 9\r\nContent-Length: 2\r\nTransfer-Encoding: gzip, chunked\r\n\r\n{}`,
    `${functionHead}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET ${contactFormPath}?a=b HTTP/1.1\r\nHost: a\r\nCookie: a=b\r\n\r\n`,
  ),
  fc.oneof(
    fc.array(latin1(0, 0xff), { maxLength: 6 }).map(characters => characters.join('')),
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      ' ',
      '\0',
      ':',
      '%',
      '/../',
      '%zz',
      'HTTP/9.9',
      'Content-Length: -1\r\n',
    ),
  ),
).map(request => Buffer.from(request, 'latin1'));
