import { run } from '../../scripts/run/setup.mjs';

/** Before the server tests, builds the site if a source has changed. */
export default async function setup(): Promise<void> {
  // Vitest's own NODE_ENV is `test`.
  const env = { NODE_ENV: 'production', CONTENT_EDITOR: 'on' };
  const { code, output } = await run(['node', 'scripts/build/build.ts', '--if-needed'], {
    capture: true,
    env,
  });
  if (code !== 0) throw new Error(output);
}
