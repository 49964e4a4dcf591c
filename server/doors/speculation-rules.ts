import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { savesData } from './requests.ts';

const path = '/speculation-rules.json';

/** Pages behind links that the visitor points at or touches, without files and what is rendered on demand. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/desk/*', '/contact/s*', '/*/contact/s*', '/*.*', '/*\\?*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Serves the rules by which browsers fetch a page just before its link is followed. */
export const speculationRules: FastifyPluginAsync = async app => {
  app.get(path, { config: { kind: 'static' } }, (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('application/speculationrules+json')
      .send(JSON.stringify(rules)),
  );
};

/** Points a page to the rules, unless the visitor saves data. */
export function offerSpeculation(request: FastifyRequest, reply: FastifyReply): void {
  if (!savesData(request)) reply.header('Speculation-Rules', `"${path}"`);
}
