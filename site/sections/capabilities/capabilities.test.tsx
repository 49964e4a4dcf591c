import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { factsFor } from '#shared/content/facts.ts';
import { readOrganization } from '#shared/content/load-content.ts';
import { capabilitiesSchema } from '#shared/content/schemas/capabilities.ts';
import { organizationSchema } from '#shared/content/schemas/organization.ts';
import { readContent, withFacts } from '../../../tests/support/content.ts';
import { readPage } from '../../page.ts';
import { Identifiers } from './Supplier.tsx';

const { shared } = readContent('en');
const organization = readOrganization();

/** The page's section as the build makes it, with these identifiers. */
function identifiers(set: Partial<typeof organization.identifiers>): string {
  const identified = { ...organization, identifiers: { naics: [], ...set } };
  const facts = factsFor(identified, 'en', shared.language.officeHours);
  const filled = withFacts(parse(readFileSync('content/en/capabilities.yaml', 'utf8')), facts);
  const page = readPage('/capabilities');
  const copy = { ...page.copy, capabilities: capabilitiesSchema.parse(filled) };
  return renderToStaticMarkup(<Identifiers page={{ ...page, copy }} />);
}

test('An identifier is shown when it is set, and not mentioned when it is not', () => {
  const none = identifiers({});
  for (const name of ['UEI', 'CAGE', 'NAICS']) expect(none).not.toContain(name);
  const all = identifiers({ uei: 'ABC123DEF456', cage: '1ABC2', naics: ['624230', '312112'] });
  for (const value of ['ABC123DEF456', '1ABC2', '624230, 312112']) expect(all).toContain(value);
});

test('An identifier with a typing error is reported before the site is built', () => {
  const read = (set: object) => organizationSchema.safeParse({ ...organization, identifiers: set }).success;
  expect(read({ uei: 'ABC123DEF456', cage: '1ABC2', naics: ['624230'] })).toBe(true);
  expect(read({ uei: 'ABC123DEF45' })).toBe(false);
  expect(read({ cage: '1ABCO' })).toBe(false);
  expect(read({ naics: ['62423'] })).toBe(false);
});
