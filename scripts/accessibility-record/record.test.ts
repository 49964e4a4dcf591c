import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readAccessibilityRecord } from '#content/accessibility-record.ts';
import { readContent } from '#content/content.ts';
import { languages } from '#content/language.ts';
import { checkIds } from '#content/schema/accessibility.ts';
import { journeysByCheck, tagPrefix } from './journeys.ts';

/** Every journey that there is, as Playwright lists it without running one. Needs `npm run build`. */
function existingJourneys(): string {
  const { PLAYWRIGHT_JSON_OUTPUT_NAME: _, ...env } = process.env;
  const args = ['node_modules/.bin/playwright', 'test', '--list', '--reporter=json', '--grep', tagPrefix];
  return spawnSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;
}

test('the accessibility statement counts the journeys that exist (else: npm run accessibility-record)', () => {
  expect(readAccessibilityRecord().journeys).toEqual(journeysByCheck(existingJourneys()));
}, 60_000);

test('the statement shows its checks in the order of the list, in every language', () => {
  for (const language of languages())
    expect(Object.keys(readContent(language).accessibility.tested.checks)).toEqual([...checkIds]);
});

test('a journey stands under every line that it proves, with the groups it is in', () => {
  const spec = (title: string, ...checks: string[]) => ({
    title,
    tags: checks.map(check => `accessibility:${check}`),
  });
  const { rules, night, contrast } = journeysByCheck(
    JSON.stringify({
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('b', 'rules', 'contrast'), spec('untagged')],
          suites: [{ title: 'at 375 px', specs: [spec('a', 'rules')] }],
        },
      ],
    }),
  );
  expect(rules).toEqual(['a.spec.ts › at 375 px › a', 'a.spec.ts › b']);
  expect(contrast).toEqual(['a.spec.ts › b']);
  expect(night).toEqual([]);
});
