// `npm test`: installs what is missing, runs every check, and ends with a line of times and one that counts.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../chromium.mjs';
import { runTests } from './run-tests.mjs';
import { installDependencies, root, run } from './setup.mjs';

const reports = join(root, 'test-results');
const staticChecks = [
  ['types', ['astro', 'check']],
  ['format and lint', ['biome', 'ci', '--error-on-warnings', '.']],
  ['dead code and dependencies', ['knip']],
  ['imports between folders', ['node', 'scripts/run/check-imports.ts']],
  ['links in the documents', ['node', 'scripts/run/check-links.ts']],
];
const total = { passed: 0, failed: 0 };
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
console.log(built ? '\n# unit and server tests' : '\n# unit tests');
const unitReport = join(reports, 'unit.json');
const unitTests = ['vitest', 'run', ...(built ? [] : ['--project', 'unit'])];
count(
  await timed('unit and server tests', () =>
    runTests(
      [...unitTests, '--reporter=default', '--reporter=json', `--outputFile=${unitReport}`],
      unitReport,
    ),
  ),
);
console.log('\n# end-to-end tests in a real browser');
if (built)
  count(await timed('end-to-end tests', () => runTests(['playwright', 'test'], join(reports, 'e2e.json'))));
else console.log('Without a build there are no server tests and no end-to-end tests.');

// Named once more at the end, because CI may keep only the last lines of a log.
for (const name of failures) console.log(`failed: ${name}`);
console.log(`\ntimes: ${times.join(', ')}`);
console.log(`tests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function checkAll() {
  for (const [name, command] of staticChecks) await check(name, command);
}

/** Prints what a check says when it is done, so that two at a time do not mix. */
async function check(name, command, env) {
  const { code, output } = await timed(name, () => run(command, { capture: true, env }));
  count(code === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [name] });
  console.log(`\n# ${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

async function timed(name, work) {
  const startedAt = performance.now();
  const result = await work();
  times.push(`${name} ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return result;
}

function count({ passed, failed, names }) {
  total.passed += passed;
  total.failed += failed;
  failures.push(...names);
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
