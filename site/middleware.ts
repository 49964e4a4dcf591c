import type { MiddlewareHandler } from 'astro';

/**
 * An exception in a page rendered on demand becomes the error page, with the request id. The page is read to its
 * end here, because rendering streams and may throw late. Static pages fail the build instead.
 */
export const onRequest: MiddlewareHandler = async (context, next) => {
  if (context.isPrerendered) return next();
  try {
    const response = await next();
    const body = response.body && (await response.arrayBuffer());
    return new Response(body, response);
  } catch (error) {
    return context.locals.services.unexpectedError(error);
  }
};
