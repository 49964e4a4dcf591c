import type { MiddlewareHandler } from 'astro';

/**
 * An exception in a page that is made on demand becomes the error page, under the request id. The page is read to its
 * end here: it is made while it is read, so an exception may come late. Static pages fail the build instead.
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
