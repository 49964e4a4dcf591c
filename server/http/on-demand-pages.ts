import { setImmediate } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { contactFormPath, formBodyLimit } from '#shared/contact/contact-message.ts';
import { maskedContact, mistypedEmail } from '#shared/contact/reply-contact.ts';
import { defaultLanguage, getLanguageFromPath, pathIn } from '#shared/i18n/language.ts';
import {
  addedQuery,
  type OnDemandPage,
  type ReturnedForm,
  receiptPath,
  type ShownReceipt,
  type TeamLinkView,
  teamLinkPath,
} from '#shared/on-demand/pages.ts';
import type { Client } from '../client.ts';
import { type Clock, raceSignal } from '../clock.ts';
import type { Submission, SubmitOutcome } from '../contact/submit-contact-form.ts';
import type { TeamLinkActions } from '../contact/team-link-actions.ts';
import type { Log } from '../log.ts';
import { rateLimiter } from '../rate-limiter.ts';
import { toReceipt } from '../storage/message.ts';
import type { RenderPage } from './built-site.ts';
import { isForeignPost, postedFields, readForm } from './posted-form.ts';
import { busyRetrySeconds, RequestError } from './request-error.ts';
import { privateHeaders } from './security-headers.ts';

interface OnDemandPagesOptions {
  submit(submission: Submission): Promise<SubmitOutcome>;
  findReceipt(reference: string): Promise<ShownReceipt | undefined>;
  teamLinkActions: TeamLinkActions;
  /** How long a visitor waits until a message is read or changed. */
  storeTimeoutMs: number;
  languages: readonly string[];
  siteUrl: URL;
  renderPage: RenderPage;
  clock: Pick<Clock, 'now'>;
  log: Log;
}

const teamLinkStatus = { message: 200, forged: 403, unknown: 404, expired: 410, erased: 410 } as const;

/** Enough for everyone in a shelter. */
const pageLimit = { refused: 600, seconds: 60 };

/** Receipts wait for the redirect after their form. With this many all are dropped, and the database answers instead. */
const maxReceipts = 1_000;

/** The route plugin of the form that the browser posts, its receipt, and the page of a team link. */
export const onDemandPages: FastifyPluginAsync<OnDemandPagesOptions> = async (app, options) => {
  const { submit, teamLinkActions, languages, siteUrl, renderPage, clock } = options;

  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await raceSignal(work, AbortSignal.timeout(options.storeTimeoutMs));
    } catch (error) {
      options.log.error({ err: error }, 'a message could not be read or changed');
      throw new RequestError(503);
    }
  };
  const findReceipt = (reference: string) => inTime(options.findReceipt(reference));

  let lastShown: Promise<unknown> = Promise.resolve();
  const show = async (reply: FastifyReply, status: number, shown: OnDemandPage) => {
    // One page in each turn of the event loop, so that many which become ready together do not hold up the others.
    lastShown = lastShown.then(() => setImmediate());
    await lastShown;
    const language =
      shown.kind === 'team-link' ? defaultLanguage : getLanguageFromPath(reply.request.url, languages);
    const { html, headers } = await renderPage(language, shown);
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
  };

  const limiter = rateLimiter({ client: pageLimit });
  /** Counts a page of a client and its network, as messages are counted. */
  const countPage = (client: Client) => {
    const decision = limiter.judge(client);
    if (decision.allowed) limiter.count(client);
    return decision;
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store').headers(privateHeaders(request.url));
    // The form counts itself: its answer keeps what was typed.
    if (request.method === 'POST' && !request.url.startsWith(teamLinkPath)) return;
    const decision = countPage(request.client);
    if (decision.allowed) return;
    reply.header('Retry-After', decision.retryAfterSeconds);
    throw new RequestError(429);
  });

  /** A stored message is confirmed even if the database stops answering right after it. */
  const receipts = new Map<string, ShownReceipt>();
  /** Takes it out of memory: the email address that nobody can answer to is shown once, to the browser that sent it. */
  const takeReceipt = async (reference: string): Promise<ShownReceipt | undefined> => {
    const kept = receipts.get(reference);
    receipts.delete(reference);
    return kept ?? findReceipt(reference);
  };
  for (const language of languages) {
    const formPath = pathIn(language, contactFormPath);
    app.get(formPath, (_request, reply) => reply.redirect(pathIn(language, '/contact'), 303));
    app.post(formPath, { bodyLimit: formBodyLimit }, async (request, reply) => {
      const { client, id: requestId } = request;
      const { values, key, addedTo, submission } = readForm(request, clock.now());
      const comesBack = (status: number, problem: Omit<ReturnedForm, 'values' | 'key'>) =>
        show(reply, status, { kind: 'form', start: { values, key, ...problem } });
      // Posted by another website: nothing is sent before the visitor presses the button on our page.
      if (isForeignPost(request, siteUrl)) return comesBack(403, { outcome: 'failed' });
      const counted = countPage(client);
      if (counted.allowed && addedTo && (values.phone + values.email).trim() === '') {
        const receipt = await findReceipt(addedTo);
        if (!receipt) return reply.callNotFound();
        return show(reply, 422, { kind: 'receipt', ...receipt, nothingAdded: true });
      }
      const outcome = counted.allowed
        ? await submit({ ...submission, language, client, requestId })
        : ({ kind: 'limited', ...counted } as const);
      if (outcome.kind === 'invalid') return comesBack(422, { outcome: 'invalid' });
      if (outcome.kind === 'unavailable') {
        reply.header('Retry-After', busyRetrySeconds);
        return comesBack(503, { outcome: 'failed' });
      }
      if (outcome.kind === 'limited') {
        reply.header('Retry-After', outcome.retryAfterSeconds);
        const waitMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
        return comesBack(429, { outcome: 'failed', waitMinutes, busy: outcome.of === 'site' });
      }
      const { reference } = outcome;
      const replyTo = maskedContact(values);
      const mistyped = replyTo ? undefined : mistypedEmail(values);
      if (receipts.size === maxReceipts) receipts.clear();
      receipts.set(reference, { ...toReceipt(outcome), replyTo, mistyped });
      // The visitor keeps one reference.
      const path = addedTo ? `${encodeURIComponent(addedTo)}?${addedQuery}=${reference}` : reference;
      const hash = key ? `#${encodeURIComponent(key)}` : '';
      return reply.redirect(pathIn(language, receiptPath + path) + hash, 303);
    });
    app.get<{ Params: { reference: string }; Querystring: { [addedQuery]?: string } }>(
      pathIn(language, `${receiptPath}:reference`),
      async ({ params, query }, reply) => {
        const { [addedQuery]: second } = query;
        const added = typeof second === 'string' ? await takeReceipt(second) : undefined;
        const first = await takeReceipt(params.reference).catch((error: unknown) => {
          // What was added is stored: it is confirmed alone.
          if (added) return undefined;
          throw error;
        });
        const receipt = first && added ? withAdded(first, added) : (first ?? added);
        return receipt ? show(reply, 200, { kind: 'receipt', ...receipt }) : reply.callNotFound();
      },
    );
  }

  const showTeamLink = (reply: FastifyReply, view: TeamLinkView) =>
    show(reply, teamLinkStatus[view.kind], { kind: 'team-link', view });
  // GET changes nothing, because mail programs open links.
  app.get<{ Params: { token: string } }>(`${teamLinkPath}:token`, async (request, reply) =>
    showTeamLink(reply, await inTime(teamLinkActions.open(request.params.token))),
  );
  app.post<{ Params: { token: string } }>(`${teamLinkPath}:token`, async (request, reply) => {
    if (isForeignPost(request, siteUrl)) throw new RequestError(403);
    const { token } = request.params;
    const state = postedFields(request).get('state') ?? '';
    const view = await inTime(teamLinkActions.change(token, state));
    return view.kind === 'message' ? reply.redirect(teamLinkPath + token, 303) : showTeamLink(reply, view);
  });
};

/** The receipt of a message to which a second one has added a phone number or an email. */
function withAdded(first: ShownReceipt, { replyTo, mistyped }: ShownReceipt): ShownReceipt {
  return { ...first, replyTo: replyTo ?? first.replyTo, mistyped, added: replyTo !== undefined };
}
