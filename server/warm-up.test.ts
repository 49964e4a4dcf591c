import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runSite } from './testing/running-site.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

// Needs `npm run build`.

/** A copy of the build that a test may damage. */
function copiedBuild(): string {
  const folder = temporaryFolder();
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return join(folder, 'dist');
}

it('a build that replaces the files of a running server costs no message', async () => {
  const dist = copiedBuild();
  const site = await runSite({}, {}, dist);
  try {
    rmSync(join(dist, 'server'), { recursive: true });
    const sent = await fetch(`${site.url}/contact/send`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada', message: 'Water' }),
      redirect: 'manual',
    });
    expect(sent.status).toBe(303);
    expect((await fetch(new URL(sent.headers.get('location') ?? '', site.url))).status).toBe(200);
    const body = JSON.stringify({ name: 'Ada', message: 'Water' });
    const headers = { 'Content-Type': 'application/json' };
    const url = `${site.url}/functions/v1/submit-contact-form`;
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
  } finally {
    await site.close();
  }
});

it('the server does not report its own requests', async () => {
  const site = await runSite();
  await site.close();
  expect(site.logged).toEqual([]);
});
