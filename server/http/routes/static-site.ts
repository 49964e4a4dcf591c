import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Build, Contents } from '../built-site.ts';

/** The route plugin that serves the files of the build, and the 404 page for all other paths. */
export const staticSite: FastifyPluginAsync<{ build: Build }> = async (app, { build }) => {
  // Each file has a route of its own, so no path from outside is ever looked up on the disk.
  await app.register(fastifyStatic, {
    root: build.clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  for (const [path, { name, headers, contents }] of build.files)
    app.get(path, { config: { kind: 'static' } }, (request, reply) => {
      reply.headers(headers);
      return contents ? sendContents(request, reply, contents) : reply.sendFile(name);
    });
  // A file that was removed since startup also ends here.
  app.setNotFoundHandler((request, reply) => {
    const { headers, contents } = build.notFoundPageFor(request.url);
    return sendContents(request, reply.code(404).headers(headers), contents);
  });
};

function sendContents(request: FastifyRequest, reply: FastifyReply, contents: Contents) {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity';
  const { body, etag } = contents[encoding];
  reply.header('Vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    reply.header('ETag', etag);
    // An ETag is a digest, so it cannot be found inside another one.
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
