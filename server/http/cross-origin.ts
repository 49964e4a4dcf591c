/** Headers that the clients of hosted functions send with their calls, and our own. */
const requestHeaders =
  'authorization, apikey, x-client-info, content-type, content-language, idempotency-key, form-age';

/** How long a browser may remember the permission, in seconds. */
const rememberSeconds = 86_400;

/**
 * What pages of other origins may learn from an answer. Only a listed origin is echoed; to any other the browser
 * refuses the answer by itself, for want of these headers.
 */
export function crossOriginHeaders(
  method: string | undefined,
  origin: string | undefined,
  allowed: ReadonlySet<string>,
): Record<string, string> {
  if (!origin || !allowed.has(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    ...(method === 'OPTIONS'
      ? {
          'Access-Control-Allow-Methods': 'POST, OPTIONS',
          'Access-Control-Allow-Headers': requestHeaders,
          'Access-Control-Max-Age': String(rememberSeconds),
        }
      : { 'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id' }),
  };
}
