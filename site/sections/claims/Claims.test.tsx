import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readOrganization } from '#shared/content/load-content.ts';
import { readContent } from '../../../tests/support/content.ts';
import { Claims } from './Claims.tsx';
import { type ClaimEntry, claimEntries } from './claim-entries.ts';

const { claims } = readContent('en');
const organization = readOrganization();
const { badges } = claimEntries(claims);
const withoutEvidence = badges.map(badge => ({ ...badge, evidence: [] }));

function renderClaims(entries: readonly ClaimEntry[], claimsChecked: typeof organization.claimsChecked = {}) {
  return renderToStaticMarkup(
    <Claims
      id="badges"
      heading={claims.groups.badges}
      entries={entries}
      copy={claims}
      organization={{ ...organization, claimsChecked }}
      language="en"
    />,
  );
}

test('A claim without evidence says what to ask for, and mentions no check', () => {
  const markup = renderClaims(withoutEvidence);
  for (const { ask } of badges) if (ask) expect(markup).toContain(ask);
  expect(markup).not.toContain(claims.labels.checked);
});

test('A claim with evidence names it and the day of its last check', () => {
  const [first, ...others] = withoutEvidence;
  if (!first) throw new Error('There is no badge');
  const documented = { ...first, evidence: ['Certificate Q-1.', 'Issued by Examiner.'] };
  const markup = renderClaims([documented, ...others], { [first.id]: '2026-11-21' });
  expect(markup).toContain('Certificate Q-1.');
  expect(markup).toContain('Issued by Examiner.');
  if (first.ask) expect(markup).not.toContain(first.ask);
  expect(markup).toContain('<time dateTime="2026-11-21">November 21, 2026</time>');
});
