import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium.mjs';
import { freePort } from './tests/support/free-port.ts';

// Chosen once by the first process; its workers inherit the environment.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= mkdtempSync(join(tmpdir(), 'clearwell-e2e-'));

/** The weekly workflow runs some end-to-end tests in another browser, which Playwright installs. */
const otherBrowser = (['firefox', 'webkit'] as const).find(name => name === process.env['BROWSER']);

const chromium = {
  launchOptions: {
    executablePath: chromiumPath,
    args: [
      '--disable-gpu',
      // Chromium 156 can stop painting permanently when scripts arrive while it paints. For each test it also loads two
      // hidden pages below its address bar, which took half of the time that a new window takes. This replaces Playwright's
      // own list of disabled features; the end-to-end tests need none of them.
      '--disable-features=BackgroundResourceFetch,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  },
};

const address = `http://127.0.0.1:${process.env['E2E_PORT']}`;

/** The end-to-end tests: the built site, the real server, a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: Math.min(availableParallelism(), 4),
  retries: 0,
  forbidOnly: true,
  // Generous for slow or busy machines; a test that passes does not wait for them.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Copies on the device would hide what the server sends; tests/e2e/offline.spec.ts allows them.
    serviceWorkers: 'block',
    timezoneId: 'America/Chicago',
    // A recording costs a third of each test's time. For one that fails: TRACE=1 npx playwright test FILE.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    ...(otherBrowser ? { browserName: otherBrowser } : chromium),
  },
  webServer: {
    command: `${process.execPath} server/main.ts`,
    url: `${address}/robots.txt`,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env['E2E_PORT'],
      DATABASE_URL: `sqlite:${join(process.env['E2E_DATA'], 'e2e.db')}`,
      CONTACT_LIMIT: 'off',
      SITE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
