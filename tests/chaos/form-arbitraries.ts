import fc from 'fast-check';
import { contactFields, trapField } from '#contract/contact-message.ts';
import { headers, headerValue, method, prototypeNames, text } from './call-arbitraries.ts';
import type { AnyRequest } from './request-bytes.ts';

/** A form that a browser, or something else, posts without script, and the query of its address. */
export interface AnyForm extends AnyRequest {
  query: string;
}

/** What would run if a page showed it as it was sent. */
export const markup = '"></textarea><script>fuzzed()</script>';

const contentType = fc.oneof(
  { weight: 14, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  fc.constantFrom(
    'application/x-www-form-urlencoded; charset=utf-16',
    'Application/X-WWW-Form-Urlencoded;',
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    '',
    undefined,
  ),
  headerValue,
);

const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...contactFields) },
  fc.constantFrom(trapField, 'formType', 'name[]', 'name[0]', ' name', 'NAME', ...prototypeNames),
  text,
);

const value = fc.oneof({ weight: 8, arbitrary: text }, fc.constant(markup), fc.constant(markup.repeat(200)));

const short = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });

const wellFormed = (texts: fc.Arbitrary<string>) => texts.map(words => words.toWellFormed());

const pairs = fc
  .tuple(
    fc.array(fc.tuple(wellFormed(name), wellFormed(value)), { maxLength: 8 }),
    fc.option(fc.record({ name: short, message: fc.oneof(short, wellFormed(value)) }), { freq: 3 }),
  )
  .map(([some, sound]) => [...Object.entries(sound ?? {}), ...some]);

/** As browsers write it. */
const encoded = pairs.map(fields => new URLSearchParams(fields).toString());

/** As nobody should: nothing is escaped, so that `&`, `+`, `=` and `%` mean something else. */
const unescaped = pairs.map(fields => fields.map(([field, words]) => `${field}=${words}`).join('&'));

/** Escapes that are none, and separators where nothing is to be separated. */
const broken = fc
  .tuple(
    fc.oneof(encoded, unescaped),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom(
          '%',
          '%zz',
          '%u0041',
          '%f',
          '%C3',
          '%ED%A0%80',
          '%00',
          '&&',
          '==',
          '&=&',
          '+',
          ';',
          '\0',
        ),
      ),
      { minLength: 1, maxLength: 5 },
    ),
  )
  .map(([form, insertions]) =>
    insertions.reduce((changed, [at, what]) => {
      const place = at % (changed.length + 1);
      return changed.slice(0, place) + what + changed.slice(place);
    }, form),
  );

const bytesOf = (form: string) => new TextEncoder().encode(form);

/** Around the largest form that is read. */
const huge = fc
  .tuple(
    fc.constantFrom('name=Ada&message=Water&', 'name=Ada&message='),
    fc.oneof(fc.integer({ min: 256 * 1024 - 60, max: 256 * 1024 + 60 }), fc.constantFrom(70_000, 400_000)),
  )
  .map(([start, length]) => start.padEnd(length, 'x'));

const many = fc
  .tuple(fc.constantFrom('name=Ada&', '&', 'a=1&', '%20='), fc.integer({ min: 1, max: 20_000 }))
  .map(([part, times]) => part.repeat(times));

const body: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 12, arbitrary: encoded.map(bytesOf) },
  { weight: 4, arbitrary: unescaped.map(bytesOf) },
  { weight: 6, arbitrary: broken.map(bytesOf) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: huge.map(bytesOf) },
  { weight: 1, arbitrary: many.map(bytesOf) },
);

export const anyForm: fc.Arbitrary<AnyForm> = fc.record({
  method: fc.oneof({ weight: 9, arbitrary: method }, fc.constantFrom('GET', 'HEAD')),
  query: fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    fc.constantFrom('?about=giving', '?about=%zz', '?about=giving&about=', '?'),
  ),
  contentType,
  headers,
  body,
  chunked: fc.boolean(),
});
