import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { languages, localizedPath } from '#content/language.ts';
import { contactFormPath } from '#contract/contact-message.ts';
import type { Build, BuiltFile } from './build.ts';
import { type RenderOnDemand, renderedMethods } from './render-on-demand.ts';
import { RequestError } from './requests.ts';

interface PagesOptions {
  build: Build;
  renderOnDemand: RenderOnDemand;
}

/** The door for visitors: the files of the build, the pages around the form without script, and the 404 page. */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, { build, renderOnDemand }) => {
  // A route for each file: no path from outside is ever looked up on the disk.
  await app.register(fastifyStatic, {
    root: build.clientFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  const sendFile = (reply: FastifyReply, { name, headers }: BuiltFile) =>
    reply.headers(headers).sendFile(name);

  for (const [path, file] of build.files)
    app.get(path, { config: { kind: 'static' } }, (request, reply) =>
      beginsMessage(request) ? renderOnDemand(request, reply) : sendFile(reply, file),
    );
  const formPaths = languages().map(language => localizedPath(language, contactFormPath));
  const receiptPaths = languages().map(language => localizedPath(language, '/contact/sent/:reference'));
  for (const url of [...formPaths, ...receiptPaths])
    app.route({ method: renderedMethods, url, handler: renderOnDemand });

  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const [path = ''] = url.split('?', 1);
    const isForm = formPaths.includes(path);
    const isKnown = isForm || build.files.has(path);
    // A file that was removed since the start also ends here.
    if (!isKnown || method === 'GET' || method === 'HEAD') return sendNotFound(reply);
    reply.header('Allow', isForm ? 'GET, HEAD, POST' : 'GET, HEAD');
    if (method === 'OPTIONS') return reply.code(204).send();
    throw new RequestError(405);
  });
  // Without a tag: a 304 would leave a browser that has seen the page elsewhere with nothing to show.
  const sendNotFound = (reply: FastifyReply) =>
    reply
      .code(404)
      .headers(build.notFoundPage.headers)
      .sendFile(build.notFoundPage.name, { etag: false, lastModified: false, acceptRanges: false });
};

/** `/contact?about=giving` shows the form with its message begun. The static page can do that only with script. */
function beginsMessage({ url }: FastifyRequest): boolean {
  const [path = '', query] = url.split('?', 2);
  return path.endsWith('/contact') && new URLSearchParams(query).get('about') === 'giving';
}
