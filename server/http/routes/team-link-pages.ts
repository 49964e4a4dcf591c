import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { type TeamLinkView, teamLinkPath } from '#shared/contact/team-link.ts';
import { defaultLanguage } from '#shared/i18n/language.ts';
import type { TeamLinks } from '../../contact/team-links.ts';
import { RequestError } from '../request-error.ts';
import type { OnDemandPages } from './on-demand-pages.ts';
import { isForeignPost, postedFields } from './posted-form.ts';

interface TeamLinkPagesOptions {
  onDemand: OnDemandPages;
  links: TeamLinks;
  siteUrl: URL;
}

const statuses = { message: 200, forged: 403, unknown: 404, expired: 410, erased: 410 } as const;

export const teamLinkPages: FastifyPluginAsync<TeamLinkPagesOptions> = async (app, options) => {
  const { onDemand, links, siteUrl } = options;
  app.addHook('onRequest', onDemand.keepPrivate).addHook('onRequest', onDemand.limit);
  const show = (reply: FastifyReply, view: TeamLinkView) =>
    onDemand.show(reply, defaultLanguage, statuses[view.kind], { kind: 'team-link', view });
  // GET changes nothing, because mail programs open links.
  app.get<{ Params: { token: string } }>(`${teamLinkPath}:token`, async (request, reply) =>
    show(reply, await onDemand.inTimeOrLog(request, links.view(request.params.token))),
  );
  app.post<{ Params: { token: string } }>(`${teamLinkPath}:token`, async (request, reply) => {
    if (isForeignPost(request, siteUrl)) throw new RequestError(403);
    const { token } = request.params;
    const pressed = postedFields(request).get('action') ?? '';
    // A page that an earlier version has served posts `new`.
    const change = links.change(token, pressed === 'new' ? 'reopen' : pressed);
    const view = await onDemand.inTimeOrLog(request, change);
    return view.kind === 'message' ? reply.redirect(teamLinkPath + token, 303) : show(reply, view);
  });
};
