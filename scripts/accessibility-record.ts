import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { accessibilityRecordFile } from '#content/accessibility-record.ts';
import { type AccessibilityRecord, accessibilityRecordSchema } from '#content/schema/accessibility.ts';
import { journeysByCheck, tagPrefix } from './accessibility-record/journeys.ts';

/*
 * Runs the journeys that the accessibility statement rests on, through the built site, and writes down what the
 * statement says of them: the day, the versions, the journeys. Writes nothing unless all of them pass. Run it after a
 * change of these journeys or of the list of pages, then build again:
 *
 *   npm run accessibility-record
 *   npm run accessibility-record -- --timeout 120000     (options of Playwright, here for a slow machine)
 */

const reportFile = 'test-results/accessibility.json';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/.bin/playwright', 'test', '--grep', tagPrefix, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile } },
);
if (status !== 0) {
  console.error('Not every journey passed: nothing was recorded.');
  process.exit(1);
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const chromiumVersion = browser.version();
await browser.close();

const record: AccessibilityRecord = accessibilityRecordSchema.parse({
  date: new Date().toISOString().slice(0, 10),
  versions: {
    chromium: chromiumVersion,
    'axe-core': installedVersion('axe-core'),
    'html-validate': installedVersion('html-validate'),
  },
  journeys: journeysByCheck(readFileSync(reportFile, 'utf8')),
});
writeFileSync(accessibilityRecordFile, `${JSON.stringify(record, null, 2)}\n`);
for (const [check, journeys] of Object.entries(record.journeys)) console.log(`${check}: ${journeys.length}`);
console.log(`Written to ${accessibilityRecordFile}. Build the site again to show it.`);

function installedVersion(name: string): string {
  const file = readFileSync(join('node_modules', name, 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(file)).version;
}
