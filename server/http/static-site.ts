import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { contactFormPath } from '#shared/contact/contact-message.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { teamLinkPath } from '#shared/on-demand/pages.ts';
import type { Build, Contents } from './built-site.ts';
import { RequestError } from './request-error.ts';

interface StaticSiteOptions {
  build: Build;
  languages: readonly string[];
}

/** The route plugin for people: the files of the build and the 404 page. */
export const staticSite: FastifyPluginAsync<StaticSiteOptions> = async (app, { build, languages }) => {
  // A route for each file: no path from outside is ever looked up on the disk.
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
  const formPaths = languages.map(language => pathIn(language, contactFormPath));

  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const [path = ''] = url.split('?', 1);
    // Their routes are in form-pages.ts and team-link-pages.ts.
    const takesPosts = formPaths.includes(path) || path.startsWith(teamLinkPath);
    const isKnown = takesPosts || build.files.has(path);
    // A file that was removed since startup also ends here.
    const lost = build.notFoundPageFor(path);
    if (!isKnown || method === 'GET' || method === 'HEAD')
      return sendContents(request, reply.code(404).headers(lost.headers), lost.contents);
    reply.header('Allow', takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD');
    if (method === 'OPTIONS') return reply.code(204).send();
    throw new RequestError(405);
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
