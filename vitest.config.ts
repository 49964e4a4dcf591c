import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the code they test. */
export default defineConfig({
  test: {
    include: ['{content,contract,server,site,scripts,art,tests/server}/**/*.test.{ts,tsx}', 'tests/chaos/short-kill.test.ts'],
    testTimeout: 20_000,
    // A busy machine takes its time; only a failure waits so long.
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
