import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { Build } from '../built-site.ts';

/** The route plugin that serves the files of the build, and the 404 page for all other paths. */
export const staticSite: FastifyPluginAsync<{ build: Build }> = async (app, { build }) => {
  // Each file has a route of its own, so no path from outside is ever looked up on the disk.
  await app.register(fastifyStatic, {
    root: build.browserFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const options = { config: { kind: 'static' } } as const;
  for (const [path, { name, headers }] of build.files)
    app.get(path, options, (_request, reply) => reply.headers(headers).sendFile(name));
  // A file that was removed since startup also ends here.
  app.setNotFoundHandler((request, reply) => {
    const { html, policy } = build.notFoundPageFor(request.url);
    return reply
      .code(404)
      .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
};
