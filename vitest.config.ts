import { defineConfig } from 'vitest/config';

/** Tests that work with a database, a process, a browser or a build. */
const slow = [
  'server/{cli,storage}/**/*.test.ts',
  'server/contact/{database-message-store,postgres,retention,submit-contact-form,team-link-actions}.test.ts',
  'server/outbox/{loop,start-outbox,webhook-sender,mail/mailer}.test.ts',
  'server/log.test.ts',
  'tests/server/**/*.test.ts',
  // The rest of tests/chaos takes the whole machine: npm run chaos.
  'tests/chaos/{restarts,migrations}.test.ts',
];

/** Tests of a part are beside its code, those of the whole server in tests/server. */
export default defineConfig({
  test: {
    // Test files share their modules: none keeps state in them, and reloading them takes longer than the tests.
    pool: 'threads',
    isolate: false,
    allowOnly: false,
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // Generous for busy machines; only a failure waits this long.
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          // npm run test:unit
          name: 'unit',
          include: ['{shared,server,site,scripts,tests/example}/**/*.test.{ts,tsx}'],
          exclude: slow,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: slow, globalSetup: 'tests/support/postgres-setup.ts' },
      },
    ],
  },
});
