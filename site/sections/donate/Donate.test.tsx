import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { readFiles } from '#shared/content/load-content.ts';
import { parseContent } from '#shared/content/parse.ts';
import { decodeHtml } from '../../../tests/support/decode-html.ts';
import { pageAt } from '../../page.ts';
import { Donate } from './Donate.tsx';

const page = pageAt('/donate');
const { facts, money, things } = page.copy.donate;

/** The page's words as the build shows them, with these facts about giving. */
function pageWith(giving: object): string {
  const files = readFiles();
  const facts = { ...parse(files['organization.yaml'] ?? ''), legalName: 'Example Water', giving };
  const { organization, copyIn } = parseContent({ ...files, 'organization.yaml': stringify(facts) });
  const markup = renderToStaticMarkup(<Donate page={{ ...page, organization, copy: copyIn('en') }} />);
  return decodeHtml(markup.replace(/<svg.*?<\/svg>/gs, ''));
}

const payment = {
  url: 'https://pay.example/water',
  purpose: 'emergency deliveries',
  refundDays: 30,
  tax: { status: '501(c)(3) organization', ein: '00-0000000' },
};

test('The Donate page takes things and sends money elsewhere while there is no payment page', () => {
  const markup = pageWith({});
  expect(markup).toContain(`href="${things.action.href}"`);
  expect(markup).toContain(`href="${money.elsewhere.link.href}"`);
  // Use, refund and deductibility are not mentioned until they are set.
  expect(markup).toContain(facts.tax);
  expect(markup.match(/<dt/g)).toHaveLength(1);
  expect(markup).not.toMatch(/[{}]/);
});

test('The Donate page leads to the payment page if there is one, and says what is set about gifts', () => {
  const markup = pageWith(payment);
  expect(markup).toContain('href="https://pay.example/water"');
  for (const said of [payment.purpose, 'Example Water', '30\u00a0days', payment.tax.status, payment.tax.ein])
    expect(markup).toContain(said);
  for (const unset of [money.elsewhere.text, facts.tax]) expect(markup).not.toContain(unset);
});

test('A payment page without purpose or status fails the build', () => {
  expect(() => pageWith({ url: payment.url })).toThrow('set purpose and tax');
  expect(() => pageWith({ ...payment, tax: undefined })).toThrow('set purpose and tax');
});
