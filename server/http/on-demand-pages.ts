import { setImmediate } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, languageOf, pathIn } from '#content/language.ts';
import { contactFormPath } from '#contract/contact-message.ts';
import {
  type DeskView,
  deskPath,
  type OnDemandPage,
  type PublicReceipt,
  receiptPath,
} from '#contract/on-demand-pages.ts';
import type { Client } from '../contact/client.ts';
import type { LimitDecision } from '../contact/message-limiter.ts';
import type { Submission, SubmitOutcome } from '../contact/submit-contact-form.ts';
import type { MessageDesk } from '../desk/message-desk.ts';
import type { RenderPage } from './build.ts';
import { postedFields, receiveForm } from './receive-form.ts';
import { RequestError } from './requests.ts';

interface OnDemandPagesOptions {
  submit(submission: Submission): Promise<SubmitOutcome>;
  receipt(reference: string): Promise<PublicReceipt | undefined>;
  desk: MessageDesk;
  clientOf(request: FastifyRequest): Client;
  /** Counts a page that a client asks for. */
  takePage(client: Client): Promise<LimitDecision>;
  languages: readonly string[];
  renderPage: RenderPage;
}

/** The address of a desk page is the key to a message. */
const deskHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };

const deskStatus = { message: 200, forged: 403, unknown: 404, expired: 410, erased: 410 } as const;

/** Each is kept until the redirect after its form is followed. */
const maxReceipts = 1_000;

/** The route plugin of the form posted without JavaScript, its receipt, and the desk. */
export const onDemandPages: FastifyPluginAsync<OnDemandPagesOptions> = async (app, options) => {
  const { submit, receipt, desk, clientOf, takePage, languages, renderPage } = options;
  let turn: Promise<unknown> = Promise.resolve();
  const show = async (reply: FastifyReply, status: number, shown: OnDemandPage) => {
    // One page in each turn of the event loop, so that many which become ready together do not hold up the others.
    turn = turn.then(() => setImmediate());
    await turn;
    const language = shown.kind === 'desk' ? defaultLanguage : languageOf(reply.request.url, languages);
    const { html, headers } = await renderPage(language, shown);
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (request.url.startsWith(deskPath)) reply.headers(deskHeaders);
    const decision = await takePage(clientOf(request));
    if (decision.allowed) return;
    reply.header('Retry-After', decision.retryAfterSeconds);
    throw new RequestError(429);
  });

  /** A stored message is confirmed even if the database stops answering right after it. */
  const receipts = new Map<string, PublicReceipt>();
  for (const language of languages) {
    const formPath = pathIn(language, contactFormPath);
    app.get(formPath, (_request, reply) => reply.redirect(pathIn(language, '/contact'), 303));
    app.post(formPath, async (request, reply) => {
      const answer = await receiveForm(
        request,
        submitted => submit({ ...submitted, client: clientOf(request), requestId: request.id }),
        { now: new Date(), language },
      );
      if (answer.kind === 'stored') {
        const { reference } = answer.receipt;
        if (receipts.size === maxReceipts) receipts.clear();
        receipts.set(reference, answer.receipt);
        return reply.redirect(pathIn(language, receiptPath + reference), 303);
      }
      if (answer.kind === 'nothing-added') {
        const found = await receipt(answer.reference);
        const shown = found && ({ kind: 'receipt', receipt: found, nothingAdded: true } as const);
        return shown ? show(reply, 422, shown) : reply.callNotFound();
      }
      const { status, retryAfterSeconds, form } = answer;
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      return show(reply, status, { kind: 'form', start: form });
    });
    app.get<{ Params: { reference: string } }>(
      pathIn(language, `${receiptPath}:reference`),
      async (request, reply) => {
        const { reference } = request.params;
        const found = receipts.get(reference) ?? (await receipt(reference));
        receipts.delete(reference);
        return found ? show(reply, 200, { kind: 'receipt', receipt: found }) : reply.callNotFound();
      },
    );
  }

  const showDesk = (reply: FastifyReply, view: DeskView) =>
    show(reply, deskStatus[view.kind], { kind: 'desk', view });
  // GET changes nothing, because mail programs open links.
  app.get<{ Params: { token: string } }>(`${deskPath}:token`, async (request, reply) =>
    showDesk(reply, await desk.open(request.params.token)),
  );
  app.post<{ Params: { token: string } }>(`${deskPath}:token`, async (request, reply) => {
    const { token } = request.params;
    const view = await desk.change(token, postedFields(request).get('state') ?? '');
    return view.kind === 'message' ? reply.redirect(deskPath + token, 303) : showDesk(reply, view);
  });
};
