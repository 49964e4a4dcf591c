import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTML } from 'entities';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { buildCopy } from '../tests/support/build-copy.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { loadContent } from './content.ts';
import { factsOf } from './facts.ts';
import { languageOf } from './language.ts';
import type { Organization } from './schema/organization.ts';

const { organization: before, languages } = loadContent();
const after: Organization = {
  ...before,
  brand: 'Watershed',
  legalName: 'Watershed Ltd.',
  phone: '+44 20 7946 0018',
  email: 'desk@watershed.example',
  address: { ...before.address, street: '7 Sample Row', city: 'Leeds', zip: 'LS1 4AP' },
  hours: { days: ['Saturday', 'Sunday'], opens: '07:15', closes: '19:45', timeZone: 'Asia/Kathmandu' },
  responseHours: before.responseHours === 24 ? 48 : 24,
  supportHours: 'on weekends',
  retention: { messageMonths: before.retention.messageMonths + 5, logDays: before.retention.logDays + 8 },
  legal: { ...before.legal, courts: 'Leeds' },
  giving: {
    url: 'https://pay.example/watershed',
    amounts: [{ dollars: 50, url: 'https://pay.example/watershed-50' }],
    purpose: 'emergency deliveries',
    tax: { status: 'charity' },
  },
};

/** What a text in a language says while these are the facts, in lower case. */
function sayings(organization: Organization, language: string): string[] {
  const facts = factsOf(organization, language);
  const { phone, hours, brand, email, address } = organization;
  return [
    brand,
    phone,
    phone.replace(/[^+\d]/g, ''),
    email,
    address.street,
    address.city,
    address.zip,
    hours.timeZone,
    `"${hours.opens}"`,
    `"${hours.closes}"`,
    `${facts['officeHours']}`,
    ` ${facts['timeZone']} `,
    ` ${facts['timeZone']}.`,
    `within ${facts['responseHours']} hours`,
    `support ${organization.supportHours}`,
    `support: ${organization.supportHours}`,
    `is available ${organization.supportHours}`,
    `${facts['retention']} months`,
    `${facts['logDays']} days`,
  ].map(saying => saying.toLowerCase());
}

/** A folder with the content, in which every fact is another one. */
function changedFolder(): string {
  const folder = temporaryFolder();
  cpSync('content', join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content/organization.yaml'), stringify(after));
  return folder;
}

const leftIn = (text: string, language: string) =>
  sayings(before, language).filter(saying => text.toLowerCase().includes(saying));

test('No text of a page, email or answer has the old value of a fact that was changed', () => {
  const { copyIn } = loadContent(join(changedFolder(), 'content'));
  for (const language of languages) expect(leftIn(JSON.stringify(copyIn(language)), language)).toEqual([]);
});

test('No built page or data file shows the old value of a fact that was changed, pages with examples say so, and Donate leads to the payment page', () => {
  const folder = changedFolder();
  const { copyIn } = loadContent(join(folder, 'content'));
  const languageOfFile = (name: string) => languageOf(name.replace(/^client|\.html$/g, ''), languages);
  const outDir = buildCopy(folder, { ALLOW_EXAMPLE_DATA: '1' });
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(name =>
    /^client.*\.(html|json|csv|svg|txt|vtt|webmanifest|xml)$/.test(name),
  );
  const pages = files.map(name => ({ name, text: readFileSync(join(outDir, name), 'utf8') }));
  expect(pages.filter(({ text }) => text.includes(after.phone)).length).toBeGreaterThan(10);
  const donate = pages.find(({ name }) => name.endsWith('donate.html'))?.text;
  expect(donate).toMatch(/href="https:\/\/pay\.example\/watershed"[^>]*>Make a Donation</);
  expect(donate).toMatch(/href="https:\/\/pay\.example\/watershed-50"[^>]*>\$50</);
  for (const { name, text } of pages.filter(({ name }) => name.endsWith('.html'))) {
    const { exampleBanner } = copyIn(languageOfFile(name)).shared;
    expect(decodeHTML(text.split('<header', 1).join()), name).toContain(exampleBanner);
    expect(text).toContain('<meta name="robots" content="noindex">');
  }
  expect(
    pages.flatMap(({ name, text }) => leftIn(text, languageOfFile(name)).map(saying => `${name}: ${saying}`)),
  ).toEqual([]);
}, 60_000);
