import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { APIContext, MiddlewareHandler } from 'astro';
import { ownPolicy } from '#contract/page-policy.ts';

/**
 * An exception in a page rendered on demand becomes the error page, with the request id. The page is read to its
 * end here, because rendering streams and may throw late. Static pages fail the build instead.
 */
export const onRequest: MiddlewareHandler = async (context, next) => {
  if (context.isPrerendered) return next();
  try {
    const response = await next();
    const html = response.body && (await response.text());
    return html ? await page(html, response, context) : response;
  } catch (error) {
    return context.locals.unexpectedError(error);
  }
};

const compress = promisify(gzip);

/** Gives a page its status and what static pages get from the build: charset, policy, and compression. */
async function page(html: string, { headers }: Response, { request, locals }: APIContext): Promise<Response> {
  const { status } = locals;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Vary', 'accept-encoding');
  const policy = headers.get('Content-Security-Policy');
  if (policy) headers.set('Content-Security-Policy', ownPolicy(policy, html));
  if (!negotiate(request.headers.get('Accept-Encoding') ?? '', ['gzip']))
    return new Response(html, { status, headers });
  headers.set('Content-Encoding', 'gzip');
  return new Response(new Uint8Array(await compress(html)), { status, headers });
}
