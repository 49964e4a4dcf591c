import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporarySite } from '../support/temporary-site.ts';

// The editor of content over real HTTP.

async function siteWith(environment: Record<string, string>) {
  const site = await temporarySite(environment);
  return (path: string, method = 'GET') => fetch(site.url + path, { method });
}

const loadedFrom = (policy: string | null) => policy?.match(/https:\/\/[\w.]+/g) ?? [];

test('Without CONTENT_EDITOR=on there is no editor, and nothing of it is among the files for visitors', async () => {
  const get = await siteWith({});
  for (const path of ['/admin/', '/admin/config.json', '/admin/cms/index.js'])
    expect((await get(path)).status).toBe(404);
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' });
  expect(files.filter(name => /admin|editor|cms|sveltia/.test(name))).toEqual([]);
});

test('The editor is not indexed, and loads nothing from elsewhere', async () => {
  const get = await siteWith({ CONTENT_EDITOR: 'on' });
  for (const path of ['/admin/', '/admin/config.json', '/admin/cms/index.js']) {
    const { status, headers } = await get(path, 'HEAD');
    expect([status, headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow']);
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
    expect(loadedFrom(headers.get('Content-Security-Policy'))).toEqual([]);
  }
});

test('The editor may call the service of its repository, and signs in with a token', async () => {
  const get = await siteWith({ CONTENT_EDITOR: 'on', EDITOR_BACKEND: 'github:water/site' });
  const { backend } = await (await get('/admin/config.json')).json();
  expect(backend).toEqual({ name: 'github', repo: 'water/site', auth_methods: ['token'] });
  const policy = (await get('/admin/')).headers.get('Content-Security-Policy');
  expect(loadedFrom(policy)).toContain('https://api.github.com');
});
