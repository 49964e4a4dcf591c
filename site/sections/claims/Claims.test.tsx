import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readContent, readOrganization } from '#content/content.ts';
import { Claims } from './Claims.tsx';
import { type ClaimRow, claimRows } from './claim-rows.ts';

const { claims } = readContent('en');
const organization = readOrganization();
const [badge] = claimRows(claims).badges;
if (!badge) throw new Error('There is no badge');
const known: ClaimRow = badge;

function rowOf(change: Partial<ClaimRow>, checked?: string): string {
  return renderToStaticMarkup(
    <Claims
      id="badges"
      heading={claims.groups.badges}
      rows={[{ ...known, ...change }]}
      copy={claims}
      organization={{ ...organization, claimsChecked: checked ? { 'iso-9001': checked } : {} }}
      locale="en_US"
    />,
  );
}

test('a claim without evidence says whom to ask for it and that no check is recorded', () => {
  const row = rowOf({ evidence: [] });
  expect(row).toContain('Not shown here yet. Available on request: ');
  expect(row).toContain(`<a href="mailto:${organization.email}">${organization.email}</a>`);
  expect(row).toContain('Ask us for the certificate, its scope and the body that issued it.');
  expect(row).toContain('No date recorded yet');
});

test('a claim with evidence names it and the day of its last check', () => {
  const row = rowOf({ evidence: ['Certificate Q-1.', 'Issued by Examiner.'] }, '2026-11-21');
  expect(row).toContain('Certificate Q-1.');
  expect(row).toContain('Issued by Examiner.');
  expect(row).toContain('<time dateTime="2026-11-21">November 21, 2026</time>');
  expect(row).not.toContain('Not shown here yet');
  expect(row).not.toContain('No date recorded yet');
});
