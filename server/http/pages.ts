import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { pathIn } from '#content/language.ts';
import { contactFormPath } from '#contract/contact-message.ts';
import { deskPath, receiptPath } from '#contract/page-services.ts';
import type { Build, BuiltFile, Contents } from './build.ts';
import { type RenderOnDemand, renderedMethods } from './render-on-demand.ts';
import { RequestError } from './requests.ts';

interface PagesOptions {
  build: Build;
  languages: readonly string[];
  renderOnDemand: RenderOnDemand;
  /** Whether browsers keep pages; otherwise `/sw.js` removes what they have kept. */
  offline: boolean;
}

/** The route plugin for people: the files of the build, pages rendered on demand (form, receipt, desk), and the 404 page. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { build, languages, renderOnDemand, offline } = options;
  // A route for each file: no path from outside is ever looked up on the disk.
  await app.register(fastifyStatic, {
    root: build.clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  for (const [path, built] of build.files) {
    const file = path === '/sw.js' && !offline ? (build.switchedOffWorker ?? built) : built;
    app.get(path, { config: { kind: 'static' } }, (request, reply) => sendFile(request, reply, file));
  }
  const inEachLanguage = (path: string) => languages.map(language => pathIn(language, path));
  const formPaths = inEachLanguage(contactFormPath);
  for (const url of formPaths)
    app.route({ method: renderedMethods, url, config: { receivesForm: true }, handler: renderOnDemand });
  for (const url of inEachLanguage(`${receiptPath}:reference`))
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

const rangePattern = /^bytes=\s*(\d+-\d*|-\d+)(\s*,\s*(\d+-\d*|-\d+))*\s*$/;

function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile) {
  const { name, headers, contents } = file;
  reply.headers(headers);
  if (contents) return sendContents(request, reply, contents);
  // RFC 9110, 14.2: a range that cannot be read is ignored.
  if (!rangePattern.test(request.raw.headers.range ?? '')) delete request.raw.headers.range;
  return reply.sendFile(name);
}

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
