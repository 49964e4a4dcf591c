import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { editorFolder } from '#shared/editor.ts';
import { StartError } from '../../base/errors.ts';
import type { Settings } from '../../base/settings.ts';

/** The editor's requests to GitHub: content, the service's status, and the user's picture. */
const github = {
  connect: 'https://api.github.com https://www.githubstatus.com',
  pictures: 'https://avatars.githubusercontent.com',
};

/** The CMS requires a service even for a folder of this machine. It never calls this one. */
const noService = { repo: 'this/project', api_root: 'https://none.invalid' };

/** The route plugin for editing `content/`. It serves files; the browser reads and writes the content. */
export const editor: FastifyPluginAsync<{ backend: Settings['editorBackend'] }> = async (
  app,
  { backend },
) => {
  if (!existsSync(editorFolder))
    throw new StartError(`no editor in ${editorFolder}/: run npm run build (CONTENT_EDITOR was off)`);
  const config: unknown = {
    ...JSON.parse(readFileSync(join(editorFolder, 'config.json'), 'utf8')),
    backend: { name: 'github', auth_methods: ['token'], ...(backend ? { repo: backend } : noService) },
  };
  const headers = {
    'Content-Security-Policy': policy(backend ? github : undefined),
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-cache',
  };
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await app.register(fastifyStatic, {
    root: resolve(editorFolder),
    decorateReply: false,
    cacheControl: false,
    globIgnore: ['config.json', 'index.html'],
    wildcard: false,
  });
  const page = readFileSync(join(editorFolder, 'index.html'));
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/config.json', () => config);
};

/** The CMS writes style elements and attributes, and keeps what it edits in blobs. */
function policy(service: typeof github | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: ${service?.pictures ?? ''}`,
    `connect-src 'self' blob: data: ${service?.connect ?? ''}`,
    "manifest-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
