import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from './setup.mjs';

/**
 * Runs Vitest or Playwright and counts what its report says. The exit code also tells what no test reports: a
 * file that cannot be loaded, an error that nobody catches, a runner that was killed. `names` are Vitest's
 * failed tests: they have scrolled away when the run ends, while Playwright lists its own last.
 * @param report the JSON file that the command writes
 */
export async function runTests(command, report) {
  rmSync(report, { force: true });
  const { code } = await run(command);
  const { passed, failed, names } = existsSync(report)
    ? counts(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, names: [] };
  return { code, passed, failed: code === 0 ? failed : Math.max(failed, 1), names };
}

/** Playwright's reports have `stats`. */
function counts({ numPassedTests, numFailedTests, testResults, stats }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names: [] };
  const failedFiles = testResults.filter(file => file.status === 'failed');
  const unloaded = failedFiles.filter(file => file.assertionResults.length === 0);
  const failedTests = failedFiles.flatMap(file =>
    file.assertionResults.filter(({ status }) => status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    names: [...unloaded.map(({ name }) => name), ...failedTests.map(({ fullName }) => fullName)],
  };
}
