import { defineConfig } from 'vitest/config';

/** Tests that need no build are beside the code they test, all others in tests/. */
export default defineConfig({
  define: { PHOTOGRAPHS: JSON.stringify({ shelter: 'content/pictures/shelter.jpg' }) },
  test: {
    // Test files share their modules, because reloading them takes longer than the tests. So no test may depend on state
    // that another one leaves in them.
    pool: 'threads',
    isolate: false,
    unstubGlobals: true,
    allowOnly: false,
    maxWorkers: '100%',
    // Generous for busy machines; only a failure waits this long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          // npm run test:unit
          name: 'unit',
          include: ['{server,shared,site,scripts,tests/example}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          // With databases, processes and the build.
          name: 'server',
          include: [
            'tests/{build,server}/*.test.ts',
            // The rest of tests/chaos takes the whole machine: npm run chaos.
            'tests/chaos/{restarts,migrations}.test.ts',
          ],
          globalSetup: 'tests/support/server-setup.ts',
        },
      },
    ],
  },
});
