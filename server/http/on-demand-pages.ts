import { setImmediate } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { contactFormPath, formBodyLimit } from '#shared/contact/contact-message.ts';
import {
  addedQuery,
  type OnDemandPage,
  type PublicReceipt,
  receiptPath,
  type ShownReceipt,
  type TeamLinkView,
  teamLinkPath,
} from '#shared/contact/on-demand.ts';
import { defaultLanguage, getLanguageFromPath, pathIn } from '#shared/i18n/language.ts';
import type { Client } from '../contact/client.ts';
import { type LimitDecision, rateLimiter } from '../contact/rate-limiter.ts';
import type { Submission, SubmitOutcome } from '../contact/submit-contact-form.ts';
import type { TeamLinkActions } from '../contact/team-link-actions.ts';
import type { RenderPage } from './built-site.ts';
import { isForeignPost, postedFields, receiveForm } from './receive-form.ts';
import { RequestError } from './requests.ts';

interface OnDemandPagesOptions {
  submit(submission: Submission): Promise<SubmitOutcome>;
  findReceipt(reference: string): Promise<PublicReceipt | undefined>;
  actions: TeamLinkActions;
  identifyClient(request: FastifyRequest): Client;
  languages: readonly string[];
  siteUrl: URL;
  renderPage: RenderPage;
}

/** The address of a team link is the key to a message. */
const teamLinkHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };

const teamLinkStatus = { message: 200, forged: 403, unknown: 404, expired: 410, erased: 410 } as const;

/** A client gets ten times as many in a minute, enough for everyone in a shelter. */
const pageLimit = { count: 60, seconds: 60 };

/** Receipts wait for the redirect after their form. With this many all are dropped, and the database answers instead. */
const maxReceipts = 1_000;

/** The route plugin of the form that the browser posts, its receipt, and the page of a team link. */
export const onDemandPages: FastifyPluginAsync<OnDemandPagesOptions> = async (app, options) => {
  const { submit, findReceipt, actions, identifyClient, languages, siteUrl, renderPage } = options;
  const limiter = rateLimiter({ client: pageLimit });
  /** Counts a page of a client and its network, as messages are counted. */
  const countPage = (client: Client): LimitDecision => {
    const decision = limiter.judge(client);
    if (decision.allowed) limiter.count(client);
    return decision;
  };

  let turn: Promise<unknown> = Promise.resolve();
  const show = async (reply: FastifyReply, status: number, shown: OnDemandPage) => {
    // One page in each turn of the event loop, so that many which become ready together do not hold up the others.
    turn = turn.then(() => setImmediate());
    await turn;
    const language =
      shown.kind === 'team-link' ? defaultLanguage : getLanguageFromPath(reply.request.url, languages);
    const { html, headers } = await renderPage(language, shown);
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (request.url.startsWith(teamLinkPath)) reply.headers(teamLinkHeaders);
    // The form counts itself: its answer keeps what was typed.
    if (request.method === 'POST' && !request.url.startsWith(teamLinkPath)) return;
    const decision = countPage(identifyClient(request));
    if (decision.allowed) return;
    reply.header('Retry-After', decision.retryAfterSeconds);
    throw new RequestError(429);
  });

  /** A stored message is confirmed even if the database stops answering right after it. */
  const receipts = new Map<string, ShownReceipt>();
  const takeReceipt = async (reference: string): Promise<ShownReceipt | undefined> => {
    const kept = receipts.get(reference);
    receipts.delete(reference);
    if (kept) return kept;
    const receipt = await findReceipt(reference);
    return receipt && { receipt };
  };
  for (const language of languages) {
    const formPath = pathIn(language, contactFormPath);
    app.get(formPath, (_request, reply) => reply.redirect(pathIn(language, '/contact'), 303));
    app.post(formPath, { bodyLimit: formBodyLimit }, async (request, reply) => {
      const client = identifyClient(request);
      const answer = await receiveForm(
        request,
        submitted => submit({ ...submitted, client, requestId: request.id }),
        { now: new Date(), language, siteUrl, counted: countPage(client) },
      );
      if (answer.kind === 'stored') {
        const { shown, addedTo, key } = answer;
        const { reference } = shown.receipt;
        if (receipts.size === maxReceipts) receipts.clear();
        receipts.set(reference, shown);
        // The visitor keeps one reference.
        const path = addedTo ? `${encodeURIComponent(addedTo)}?${addedQuery}=${reference}` : reference;
        const hash = key ? `#${encodeURIComponent(key)}` : '';
        return reply.redirect(pathIn(language, receiptPath + path) + hash, 303);
      }
      if (answer.kind === 'nothing-added') {
        const found = await findReceipt(answer.reference);
        const shown = found && ({ kind: 'receipt', receipt: found, nothingAdded: true } as const);
        return shown ? show(reply, 422, shown) : reply.callNotFound();
      }
      const { status, retryAfterSeconds, form } = answer;
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      return show(reply, status, { kind: 'form', start: form });
    });
    app.get<{ Params: { reference: string }; Querystring: { [addedQuery]?: string } }>(
      pathIn(language, `${receiptPath}:reference`),
      async ({ params, query }, reply) => {
        const { [addedQuery]: second } = query;
        const added = typeof second === 'string' ? await takeReceipt(second) : undefined;
        const first = await takeReceipt(params.reference).catch((error: unknown) => {
          if (added) return undefined;
          throw error;
        });
        const shown = first && added ? withAdded(first, added) : (first ?? added);
        return shown ? show(reply, 200, { kind: 'receipt', ...shown }) : reply.callNotFound();
      },
    );
  }

  const showTeamLink = (reply: FastifyReply, view: TeamLinkView) =>
    show(reply, teamLinkStatus[view.kind], { kind: 'team-link', view });
  // GET changes nothing, because mail programs open links.
  app.get<{ Params: { token: string } }>(`${teamLinkPath}:token`, async (request, reply) =>
    showTeamLink(reply, await actions.open(request.params.token)),
  );
  app.post<{ Params: { token: string } }>(`${teamLinkPath}:token`, async (request, reply) => {
    if (isForeignPost(request, siteUrl)) throw new RequestError(403);
    const { token } = request.params;
    const view = await actions.change(token, postedFields(request).get('state') ?? '');
    return view.kind === 'message' ? reply.redirect(teamLinkPath + token, 303) : showTeamLink(reply, view);
  });
};

function withAdded(
  { receipt }: ShownReceipt,
  { receipt: { replyTo }, mistyped }: ShownReceipt,
): ShownReceipt {
  return {
    receipt: { ...receipt, replyTo: replyTo ?? receipt.replyTo },
    mistyped,
    added: replyTo !== undefined,
  };
}
