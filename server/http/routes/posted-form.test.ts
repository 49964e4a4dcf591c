import { expect, test } from 'vitest';
import { honeypotField, keyField } from '#shared/contact/contact-requests.ts';
import { idempotencyKeyAt, isForeignPost, readForm } from './posted-form.ts';

/** Reads a form with these fields, or with this body. */
const read = (form: Record<string, string> | string) =>
  readForm({ body: Buffer.from(new URLSearchParams(form).toString()) });

test('A form without a key gets the same one until the ten minutes of the clock are over', () => {
  const [first, last, next] = ['15:10:00', '15:19:59', '15:20:00'].map(at =>
    idempotencyKeyAt(new Date(`2026-01-14T${at}Z`)),
  );
  expect(last).toBe(first);
  expect(next).not.toBe(first);
});

test('What fills the honeypot and a key of the page are read, and a broken key is as none', () => {
  expect(read({ [honeypotField]: 'SEO' }).honeypot).toBe('SEO');
  expect(read({ [keyField]: 'key-1' }).key).toBe('key-1');
  expect(read({ [keyField]: 'two words' }).key).toBeUndefined();
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://evil.example' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }, false],
  [{ origin: 'https://www.example.org' }, false],
  [{ origin: 'http://preview.example.org:3000' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('A form with the headers %j comes from another website: %s', (headers, foreign) => {
  const sent = { host: 'preview.example.org:3000', ...headers };
  expect(isForeignPost({ headers: sent }, new URL('https://www.example.org'))).toBe(foreign);
});

test('A form with thousands of fields, which would take long to read, is read only in part', () => {
  const { typed } = read(`message=Water&${'a=1&'.repeat(20_000)}name=Ana`);
  expect(typed).toMatchObject({ message: 'Water', name: '' });
});
