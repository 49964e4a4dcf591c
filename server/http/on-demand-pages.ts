import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { pathIn } from '#content/language.ts';
import { contactFormPath } from '#contract/contact-message.ts';
import {
  type DeskView,
  deskPath,
  type MessageDesk,
  type PublicReceipt,
  receiptPath,
  type SubmitOutcome,
} from '#contract/on-demand-pages.ts';
import type { Client } from '../contact/client.ts';
import type { Submission } from '../contact/submit-contact-form.ts';
import { minuteLimiter } from './minute-limiter.ts';
import { postedFields, receiveForm } from './receive-form.ts';
import type { RenderOnDemand } from './render-on-demand.ts';
import { RequestError } from './requests.ts';

interface OnDemandPagesOptions {
  submit(submission: Submission): Promise<SubmitOutcome>;
  receipt(reference: string): Promise<PublicReceipt | undefined>;
  desk: MessageDesk;
  clientOf(request: FastifyRequest): Client;
  languages: readonly string[];
  render: RenderOnDemand;
}

/** Of a client: receipts and desk pages for everyone in a shelter. */
const pagesPerMinute = 600;

/** Forms of a client that go before all pages. Further ones are treated like pages. */
const formsPerMinute = 20;

/** The address of a desk page is the key to a message. */
const deskHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };

const deskStatus = { message: 200, forged: 403, unknown: 404, expired: 410, erased: 410 } as const;

/**
 * The route plugin of the form posted without JavaScript, its receipt, and the desk. A page is rendered last, when all that
 * it shows is there: none waits for the database in its turn, and a stored message is confirmed without one.
 */
export const onDemandPages: FastifyPluginAsync<OnDemandPagesOptions> = async (app, options) => {
  const { submit, receipt, desk, clientOf, languages, render } = options;
  const [takeForm, takePage] = [minuteLimiter(formsPerMinute), minuteLimiter(pagesPerMinute)];
  const limitPages = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const waitSeconds = await takePage(clientOf(request));
    if (waitSeconds === 0) return;
    reply.header('Retry-After', waitSeconds);
    throw new RequestError(429);
  };
  app.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));

  for (const language of languages) {
    const formPath = pathIn(language, contactFormPath);
    app.get(formPath, (_request, reply) => reply.redirect(pathIn(language, '/contact'), 303));
    app.post(formPath, async (request, reply) => {
      const client = clientOf(request);
      const goesFirst = (await takeForm(client)) === 0;
      if (!goesFirst) await limitPages(request, reply);
      const answer = await receiveForm(
        request,
        submitted => submit({ ...submitted, client, requestId: request.id }),
        { now: new Date(), language },
      );
      if (answer.kind === 'stored')
        return reply.redirect(pathIn(language, receiptPath + answer.reference), 303);
      const { status, retryAfterSeconds, form } = answer;
      if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
      return render(request, reply, { status, form }, goesFirst);
    });
    app.get<{ Params: { reference: string } }>(
      pathIn(language, `${receiptPath}:reference`),
      { preHandler: limitPages },
      async (request, reply) => {
        const found = await receipt(request.params.reference);
        return render(request, reply, { status: found ? 200 : 404, receipt: found });
      },
    );
  }

  const onDesk = {
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => void reply.headers(deskHeaders),
    preHandler: limitPages,
  };
  const showDesk = (request: FastifyRequest, reply: FastifyReply, view: DeskView) =>
    render(request, reply, { status: deskStatus[view.kind], desk: view });
  // GET changes nothing, because mail programs open links.
  app.get<{ Params: { token: string } }>(`${deskPath}:token`, onDesk, async (request, reply) =>
    showDesk(request, reply, await desk.open(request.params.token)),
  );
  app.post<{ Params: { token: string } }>(`${deskPath}:token`, onDesk, async (request, reply) => {
    const { token } = request.params;
    const view = await desk.change(token, postedFields(request).get('state') ?? '');
    return view.kind === 'message' ? reply.redirect(deskPath + token, 303) : showDesk(request, reply, view);
  });
};
