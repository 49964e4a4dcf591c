import { defineConfig } from 'vitest/config';

/** Unit tests are beside the code they test, those of the whole server in tests/server. */
export default defineConfig({
  test: {
    // Test files share their modules: none keeps state in them, and loading them anew takes longer than the tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    include: [
      '{content,contract,server,site,scripts}/**/*.test.{ts,tsx}',
      'tests/server/**/*.test.ts',
      // The rest of tests/chaos takes the whole machine: npm run chaos.
      'tests/chaos/short-kill.test.ts',
    ],
    testTimeout: 20_000,
    // Generous for busy machines; only a failure waits this long.
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
