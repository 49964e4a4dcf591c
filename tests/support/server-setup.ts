import { execFileSync } from 'node:child_process';

/** Before the server tests, builds the site if a source has changed. Throws with what the build prints. */
export default function setup(): void {
  // Vitest's own NODE_ENV is `test`.
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_EDITOR: 'on' };
  execFileSync(process.execPath, ['scripts/build/build.ts', '--if-needed'], { env, stdio: 'pipe' });
}
