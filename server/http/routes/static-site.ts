import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Build, BuiltPage } from '../built-site.ts';

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
  for (const [path, page] of build.pages)
    app.get(path, options, (request, reply) => sendPage(request, reply, page));
  // A file that was removed since startup also ends here.
  app.setNotFoundHandler((request, reply) =>
    sendPage(request, reply.code(404), build.notFoundPageFor(request.url)),
  );
};

function sendPage(request: FastifyRequest, reply: FastifyReply, { policy, contents }: BuiltPage) {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity';
  const { body, etag } = contents[encoding];
  reply.headers({
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    Vary: 'accept-encoding',
  });
  if (reply.statusCode === 200) {
    reply.header('ETag', etag);
    // An ETag is a digest, so it cannot be found inside another one.
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
