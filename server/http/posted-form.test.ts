import { expect, test } from 'vitest';
import { keyField, referenceField } from '#shared/contact/contact-requests.ts';
import { isForeignPost, readForm } from './posted-form.ts';

const noon = new Date('2026-01-14T12:00:00Z');

/** Reads a form with these fields, or with this body. */
const read = (form: Record<string, string> | string, now = noon) =>
  readForm(
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(new URLSearchParams(form).toString()),
    },
    now,
    'About {reference}',
  );

test('A form without a key gets the same one until the ten minutes of the clock are over', () => {
  const [first, last, next] = ['15:10:00', '15:19:59', '15:20:00'].map(
    at => read({ name: 'Ana' }, new Date(`2026-01-14T${at}Z`)).submission.idempotencyKey,
  );
  expect(last).toBe(first);
  expect(next).not.toBe(first);
});

test('A key of the page is the key of the message; a broken one is as none', () => {
  const { key, submission } = read({ [keyField]: 'key-1' });
  expect([key, submission.idempotencyKey]).toEqual(['key-1', 'key-1']);
  const broken = read({ [keyField]: 'two words' });
  expect([broken.key, broken.submission.idempotencyKey]).toEqual([
    undefined,
    expect.stringMatching(/^form /),
  ]);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://evil.example' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }, false],
  [{ origin: 'https://www.example.org' }, false],
  [{ origin: 'http://preview.example.org:3000' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('That a form with the headers %j comes from another website is %s', (headers, foreign) => {
  const sent = { host: 'preview.example.org:3000', ...headers };
  expect(isForeignPost({ headers: sent }, new URL('https://www.example.org'))).toBe(foreign);
});

test('A message that adds a contact names the first one, and its author if the page knew the name', () => {
  const form = { [referenceField]: 'CW-7K4M-9QRT', phone: '305 555 0188' };
  const added = { name: '#CW-7K4M-9QRT', phone: '305 555 0188', message: 'About CW-7K4M-9QRT' };
  expect(read(form).submission.fields).toMatchObject(added);
  expect(read({ ...form, name: 'Ana' }).submission.fields).toMatchObject({ ...added, name: 'Ana' });
});

test('A form with thousands of fields, which would take long to read, is read only in part', () => {
  const { values } = read(`message=Water&${'a=1&'.repeat(20_000)}name=Ana`);
  expect(values).toMatchObject({ message: 'Water', name: '' });
});
