import type { APIRoute } from 'astro';

export const prerender = false;

/** Every method comes here: the function itself says which one it takes. */
export const ALL: APIRoute = ({ request, locals }) => locals.services.contactFunction(request);
