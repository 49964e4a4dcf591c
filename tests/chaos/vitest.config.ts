import { defineConfig } from 'vitest/config';

/** `npm run chaos`: one file at a time, because each takes the whole machine. */
export default defineConfig({
  test: {
    include: ['tests/chaos/*.test.ts'],
    env: { PROOFS: 'long' },
    testTimeout: 1_800_000,
    fileParallelism: false,
    allowOnly: false,
    // Prints each report line when it is written.
    disableConsoleIntercept: true,
  },
});
