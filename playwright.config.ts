import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Chosen once by the first process; its workers inherit the environment. */
process.env['JOURNEY_PORT'] ??= String(20000 + Math.floor(Math.random() * 10000));
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'clearwell-journeys-'));

const address = `http://127.0.0.1:${process.env['JOURNEY_PORT']}`;

/** The journeys: the built site, the real server, a real browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/journeys.json' }],
  ],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `${address}/robots.txt`,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env['JOURNEY_PORT'],
      DATABASE_URL: `sqlite:${join(process.env['JOURNEY_DATA'], 'journeys.db')}`,
      CONTACT_LIMIT: 'off',
      SITE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
