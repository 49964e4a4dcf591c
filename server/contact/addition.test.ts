import { expect, test } from 'vitest';
import { mapFields } from '#shared/contact/contact-message.ts';
import { additionMessage } from './addition.ts';

test('An addition names the message that it adds to, and its author if the receipt knew the name', () => {
  const form = { ...mapFields(() => ''), phone: '305 555 0188' };
  const values = { ...form, name: '#CW-7K4M-9QRT', message: 'About CW-7K4M-9QRT' };
  const sent = (name: string) => additionMessage({ ...form, name }, 'CW-7K4M-9QRT', 'About {reference}');
  expect(sent('')).toEqual({ values, mayRepeat: true });
  expect(sent('Ana')).toEqual({ values: { ...values, name: 'Ana' }, mayRepeat: true });
});
