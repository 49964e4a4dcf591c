import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { languages, localizedPath } from '#content/language.ts';
import { contactFormPath } from '#contract/contact-message.ts';
import { deskPath } from '#contract/page-services.ts';
import type { Build, BuiltFile, Contents } from './build.ts';
import { type RenderOnDemand, renderedMethods, renderedUrl } from './render-on-demand.ts';
import { RequestError } from './requests.ts';

interface PagesOptions {
  build: Build;
  renderOnDemand: RenderOnDemand;
  /** Whether browsers keep pages; otherwise `/sw.js` removes what they have kept. */
  offline: boolean;
}

/** The door for people: the files of the build, pages rendered on demand (form, receipt, desk), and the 404 page. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { build, renderOnDemand, offline }) => {
  // A route for each file: no path from outside is ever looked up on the disk.
  await app.register(fastifyStatic, {
    root: build.clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  for (const [path, built] of build.files) {
    const file = path === '/sw.js' && !offline ? (build.files.get('/sw-off.js') ?? built) : built;
    app.get(path, { config: { kind: 'static' } }, (request, reply) =>
      renderedUrl(request.url) === request.url
        ? sendFile(request, reply, file)
        : renderOnDemand(request, reply),
    );
  }
  const formPaths = languages().map(language => localizedPath(language, contactFormPath));
  const receiptPaths = languages().map(language => localizedPath(language, '/contact/sent/:reference'));
  for (const url of [...formPaths, ...receiptPaths])
    app.route({ method: renderedMethods, url, handler: renderOnDemand });
  app.route({
    method: renderedMethods,
    url: `${deskPath}:token`,
    onRequest: async (_request, reply) => void reply.headers(deskHeaders),
    handler: renderOnDemand,
  });

  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const [path = ''] = url.split('?', 1);
    const isForm = formPaths.includes(path);
    const isKnown = isForm || build.files.has(path);
    // A file that was removed since the start also ends here.
    const lost = build.notFoundPage(path);
    if (!isKnown || method === 'GET' || method === 'HEAD')
      return sendContents(request, reply.code(404).headers(lost.headers), lost.contents);
    reply.header('Allow', isForm ? 'GET, HEAD, POST' : 'GET, HEAD');
    if (method === 'OPTIONS') return reply.code(204).send();
    throw new RequestError(405);
  });
};

/** The address of a desk page is the key to a message. */
const deskHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile) {
  const { name, headers, contents } = file;
  reply.headers(headers);
  return contents ? sendContents(request, reply, contents) : reply.sendFile(name);
}

function sendContents(request: FastifyRequest, reply: FastifyReply, contents: Contents) {
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ?? 'identity';
  const { body, etag } = contents[encoding];
  reply.header('Vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    reply.header('ETag', etag);
    if (fresh(request.headers, { etag })) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
