// `npm test`: installs what is missing, runs every check, and ends with a line of times and one that counts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../chromium.mjs';
import { installDependencies, root, run } from './setup.mjs';

const reports = join(root, 'test-results');
const staticChecks = [
  ['types', ['astro', 'check']],
  ['format and lint', ['biome', 'ci', '--error-on-warnings', '.']],
  ['dead code and dependencies', ['knip']],
  ['imports between folders', ['node', 'scripts/run/check-imports.ts']],
  ['links in the documents', ['node', 'scripts/run/check-links.ts']],
];
let [passed, failed] = [0, 0];
const times = [];
const failures = [];

installDependencies();
installBrowser();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// Two at a time: the build and the static checks.
const [built] = await Promise.all([
  // With the editor, which some tests open.
  check('build and content', ['node', 'scripts/build/build.ts'], { CONTENT_EDITOR: 'on' }),
  checkAll(),
]);
const unitReport = join(reports, 'unit.json');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${unitReport}`];
const projects = built ? [] : ['--project', 'unit'];
await runTests('unit and server tests', ['vitest', 'run', ...projects, ...reporters], unitReport);
if (built) await runTests('end-to-end tests', ['playwright', 'test'], join(reports, 'e2e.json'));
else console.log('Without a build there are no server tests and no end-to-end tests.');

// Named once more at the end, because CI may keep only the last lines of a log.
for (const name of failures) console.log(`failed: ${name}`);
console.log(`\ntimes: ${times.join(', ')}`);
console.log(`tests: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function checkAll() {
  for (const [name, command] of staticChecks) await check(name, command);
}

/** Prints what a check says when it is done, so that two at a time do not mix. */
async function check(name, command, env) {
  const { code, output } = await timed(name, command, { capture: true, env });
  console.log(`\n# ${name}: ${code === 0 ? 'passed' : `FAILED\n${output}`}`);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
  return code === 0;
}

/**
 * Runs Vitest or Playwright, and counts what its report says. The exit code also tells what no test reports: a
 * file that cannot be loaded, an error that nobody catches, a runner that was killed.
 */
async function runTests(name, command, report) {
  console.log(`\n# ${name}`);
  const { code } = await timed(name, command);
  const hasReport = existsSync(report);
  const { stats, numPassedTests, numFailedTests } = hasReport ? JSON.parse(readFileSync(report, 'utf8')) : {};
  passed += stats?.expected ?? numPassedTests ?? 0;
  const reported = stats ? stats.unexpected + stats.flaky : (numFailedTests ?? 0);
  const newlyFailed = Math.max(reported, code === 0 && hasReport ? 0 : 1);
  failed += newlyFailed;
  if (newlyFailed > 0) failures.push(name);
}

async function timed(name, command, options) {
  const startedAt = performance.now();
  const result = await run(command, options);
  times.push(`${name} ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return result;
}

function installBrowser() {
  if (existsSync(chromiumPath)) return;
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux' || process.getuid?.() !== 0) {
    console.error(
      `${chromiumPath} is missing. Install the package "chromium", or set CHROMIUM_PATH to a Chromium.`,
    );
    process.exit(1);
  }
  console.log('Installing Chromium from the distribution ...');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], options);
}
