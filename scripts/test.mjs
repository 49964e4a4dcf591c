// `npm test`: sets up what is missing, runs every check, and ends with one line that counts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, root, run } from './setup.mjs';

const reports = join(root, 'test-results');
const checks = [
  ['types', ['node_modules/.bin/astro', 'check']],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ['dead code and dependencies', ['node_modules/.bin/knip']],
  ['paths named in the documents', ['scripts/check-documents.ts']],
];

installDependencies();
installBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
const count = (passed, failed) => {
  total.passed += passed;
  total.failed += failed;
};

for (const [name, command] of checks) {
  console.log(`\n# ${name}`);
  const ok = (await run(command)) === 0;
  count(ok ? 1 : 0, ok ? 0 : 1);
}

console.log('\n# build (also checks the content)');
const built = (await run(['scripts/build.ts'])) === 0;
count(built ? 1 : 0, built ? 0 : 1);

if (built) {
  console.log('\n# unit tests');
  const unitReport = join(reports, 'unit.json');
  const unit = await run([
    'node_modules/.bin/vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${unitReport}`,
  ]);
  countUnit(unit, read(unitReport));

  console.log('\n# journeys in a real browser');
  const journeyReport = join(reports, 'journeys.json');
  const journeys = await run(['node_modules/.bin/playwright', 'test'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  });
  countJourneys(journeys, read(journeyReport));
}

console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function countUnit(code, report) {
  count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
  // A file that can't be loaded, an unhandled error: the runner fails though no test did.
  if (code !== 0 && (report?.numFailedTests ?? 0) === 0) count(0, 1);
}

function countJourneys(code, report) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  count(expected, unexpected + flaky);
  if (code !== 0 && unexpected + flaky === 0) count(0, 1);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function installBrowser() {
  if (existsSync('/usr/bin/chromium') || process.env.CHROMIUM_PATH) return;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error('The journeys need Chromium: install the package "chromium" or set CHROMIUM_PATH.');
    process.exit(1);
  }
  console.log('Installing Chromium from the distribution ...');
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], quiet);
}
