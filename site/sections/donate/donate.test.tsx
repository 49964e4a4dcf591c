import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { readOrganization } from '#content/content.ts';
import { factsOf, fillFacts } from '#content/facts.ts';
import { donateSchema } from '#content/schema/donate.ts';
import { organizationSchema } from '#content/schema/organization.ts';
import { Giving } from './Giving.tsx';

type Facts = z.input<typeof organizationSchema>['giving'];

/** The page's sections as the build makes them, with these facts about giving. */
function pageWith(giving: Facts): string {
  const organization = organizationSchema.parse({
    ...readOrganization(),
    legalName: 'Example Water',
    giving,
  });
  const copy = donateSchema.parse(
    fillFacts(parse(readFileSync('content/en/donate.yaml', 'utf8')), factsOf(organization, 'en')),
  );
  return renderToStaticMarkup(<Giving copy={copy} language="en" amounts={organization.giving.amounts} />);
}

const payment = {
  url: 'https://pay.example/clearwell',
  purpose: 'emergency deliveries',
  tax: { status: 'Florida company' },
};
test('the Donate page asks for a message while there is no payment page', () => {
  const page = pageWith({});
  expect(page).toContain('We do not take payments on this website.');
  expect(page).toMatch(/href="\/contact\?about=giving#message"[^>]*>Write to us about giving</);
  expect(page).not.toContain('Make a Donation');
});

test('the Donate page leads to the payment page if there is one, and says what gifts are for and who takes them', () => {
  const page = pageWith(payment);
  expect(page).toContain('at pay.example.');
  expect(page).toMatch(/href="https:\/\/pay\.example\/clearwell"[^>]*>Make a Donation</);
  expect(page).not.toContain('Write to us about giving');
  expect(page).toContain('Gifts go toward emergency deliveries.');
  expect(page).toContain('Example Water is a Florida company. Gifts are not tax-deductible.');
  expect(page).not.toContain('$');
});

test('the Donate page offers the amounts that the payment provider has pages for', () => {
  const page = pageWith({ ...payment, amounts: [{ dollars: 1000, url: 'https://pay.example/1000' }] });
  expect(page).toMatch(/href="https:\/\/pay\.example\/1000"[^>]*>\$1,000</);
});

test('the Donate page does not mention use, refund or deductibility until they are set', () => {
  const page = pageWith({});
  expect(page).toContain('We cannot say whether a gift is tax-deductible.');
  expect(page).not.toMatch(/Gifts go toward|Gave by mistake|EIN|\{|\}/);
});

test('the Donate page states use, refund and tax status once they are set', () => {
  const page = pageWith({
    purpose: 'emergency deliveries',
    refundDays: 30,
    tax: { status: '501(c)(3) organization', ein: '00-0000000' },
  });
  expect(page).toContain('Gifts go toward emergency deliveries.');
  expect(page).toContain('Gave by mistake? Write to us within 30 days.');
  expect(page).toContain('Example Water is a 501(c)(3) organization, EIN 00-0000000.');
  expect(page).not.toContain('We cannot say whether a gift is tax-deductible.');
});

test('a payment page without purpose or status fails the build', () => {
  expect(() => pageWith({ url: payment.url })).toThrow('set purpose and tax');
  expect(() => pageWith({ ...payment, tax: undefined })).toThrow('set purpose and tax');
  expect(() => pageWith({ ...payment, url: 'http://pay.example' })).toThrow('https://');
  expect(() => pageWith({ amounts: [{ dollars: 5, url: payment.url }] })).toThrow('set url');
});
