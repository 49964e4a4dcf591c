import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readOrganization } from '#content/content.ts';
import { factsOf, fillFacts } from '#content/facts.ts';
import { donateSchema } from '#content/schema/legal.ts';
import { type Organization, organizationSchema } from '#content/schema/organization.ts';
import { FloridaRegistration } from './FloridaRegistration.tsx';
import { Giving } from './Giving.tsx';

type Payment = Organization['payment'];

/** The page's sections as the build makes them, with these facts about payment. */
function pageWith(payment: Payment): string {
  const organization = organizationSchema.parse({
    ...readOrganization(),
    legalName: 'Example Water',
    payment,
  });
  const copy = donateSchema.parse(
    fillFacts(parse(readFileSync('content/en/donate.yaml', 'utf8')), factsOf(organization, 'en')),
  );
  return renderToStaticMarkup(
    <>
      <Giving copy={copy} />
      <FloridaRegistration copy={copy.florida} organization={organization} />
    </>,
  );
}

const partner = { partner: 'Example Pay', url: 'https://pay.example/clearwell' };
const florida = {
  registration: 'CH00000',
  tollFree: '1-800-555-0199',
  website: 'https://division.example',
  principalState: 'Florida',
};

test('the Donate page asks for a message while there is no payment partner', () => {
  const page = pageWith({});
  expect(page).toContain('We do not take payments on this website.');
  expect(page).toMatch(/href="\/contact\?about=giving#message"[^>]*>Write to us about giving</);
  expect(page).not.toContain('Continue to');
});

test('the Donate page leads to the payment partner if there is one', () => {
  const page = pageWith(partner);
  expect(page).toContain('Giving takes place on Example Pay’s secure page.');
  expect(page).toMatch(/href="https:\/\/pay\.example\/clearwell"[^>]*>Continue to Example Pay</);
  expect(page).not.toContain('Write to us about giving');
  expect(page).not.toContain('We do not take payments');
});

test('the Donate page has no amounts and no form', () => {
  for (const page of [pageWith({}), pageWith(partner)]) {
    expect(page).not.toMatch(/<(form|input|select|button)/);
    expect(page).not.toContain('$');
  }
});

test('the Donate page does not mention use, refund, deductibility or registration until they are set', () => {
  const page = pageWith({});
  expect(page).toContain('We cannot say whether a gift is tax-deductible.');
  expect(page).not.toMatch(/Gifts go toward|Gave by mistake|EIN|REGISTRATION|\{|\}/);
});

test('the Donate page states use, refund and tax status once they are set', () => {
  const page = pageWith({
    purpose: 'emergency deliveries',
    refundDays: 30,
    tax: { status: '501(c)(3)', ein: '00-0000000' },
  });
  expect(page).toContain('Gifts go toward emergency deliveries.');
  expect(page).toContain('Gave by mistake? Write to us within 30 days.');
  expect(page).toContain('Example Water is a 501(c)(3) organization, EIN 00-0000000.');
  expect(page).not.toContain('We cannot say whether a gift is tax-deductible.');
});

test('a registration in Florida is shown with the statement and facts that its law requires', () => {
  const page = pageWith({ purpose: 'emergency deliveries', florida });
  expect(page).toContain(
    'A COPY OF THE OFFICIAL REGISTRATION AND FINANCIAL INFORMATION MAY BE OBTAINED FROM THE DIVISION OF CONSUMER SERVICES BY CALLING TOLL-FREE WITHIN THE STATE. REGISTRATION DOES NOT IMPLY ENDORSEMENT, APPROVAL, OR RECOMMENDATION BY THE STATE.',
  );
  for (const fact of ['Example Water', 'Florida', 'emergency deliveries', ...Object.values(florida)]) {
    expect(page).toContain(fact);
  }
});

test('a partner without address, or a registration without purpose, fails the build', () => {
  expect(() => pageWith({ partner: 'Example Pay' })).toThrow('partner and url belong together');
  expect(() => pageWith({ url: 'https://pay.example' })).toThrow('partner and url belong together');
  expect(() => pageWith({ partner: 'Example Pay', url: 'http://pay.example' })).toThrow('https://');
  expect(() => pageWith({ florida })).toThrow('set purpose');
});
