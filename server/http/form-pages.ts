import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { contactFormPath, formBodyLimit } from '#shared/contact/contact-requests.ts';
import { maskedContact, mistypedEmail } from '#shared/contact/reply-contact.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { addedQuery, type ReturnedForm, receiptPath, type ShownReceipt } from '#shared/on-demand/pages.ts';
import type { Clock } from '../base/clock.ts';
import { toReceipt } from '../base/message.ts';
import type { Submission, SubmitMetrics, SubmitOutcome } from '../contact/submit-contact-form.ts';
import type { OnDemandPages } from './on-demand-pages.ts';
import { isForeignPost, readForm } from './posted-form.ts';
import { type RetryableOutcome, retryLater } from './request-error.ts';

interface FormPagesOptions {
  pages: OnDemandPages;
  submit(submission: Submission): Promise<SubmitOutcome>;
  findReceipt(reference: string): Promise<ShownReceipt | undefined>;
  content: Pick<SiteContent, 'languages' | 'copyIn'>;
  siteUrl: URL;
  clock: Pick<Clock, 'now'>;
  metrics?: Pick<SubmitMetrics, 'rejected'> | undefined;
}

/** How many receipts wait for their redirect. Beyond it all are dropped, and the database answers instead. */
const maxReceipts = 1_000;

/** The route plugin of the form that the browser posts, and its receipt. */
export const formPages: FastifyPluginAsync<FormPagesOptions> = async (app, options) => {
  const { pages, submit, findReceipt, content, siteUrl, clock, metrics } = options;
  /** A stored message is confirmed even if the database stops answering right after it. */
  const receipts = new Map<string, ShownReceipt>();
  const rememberReceipt = (receipt: ShownReceipt) => {
    if (receipts.size === maxReceipts) receipts.clear();
    receipts.set(receipt.reference, receipt);
  };
  /** A receipt leaves memory when it is read: a mistyped email is shown once, to the browser that sent it. */
  const takeReceipt = async (
    request: FastifyRequest,
    reference: string,
  ): Promise<ShownReceipt | undefined> => {
    const kept = receipts.get(reference);
    receipts.delete(reference);
    return kept ?? pages.inTime(request, findReceipt(reference));
  };
  app.addHook('onRequest', pages.keepPrivate);
  const limited = { onRequest: pages.limit };

  for (const language of content.languages) {
    const { correction: addedText } = content.copyIn(language).contact.form.sent;
    const formPath = pathIn(language, contactFormPath);
    app.get(formPath, limited, (_request, reply) => reply.redirect(pathIn(language, '/contact'), 303));
    app.post(formPath, { bodyLimit: formBodyLimit }, async (request, reply) => {
      const { client, id: requestId } = request;
      const form = readForm(request, clock.now(), addedText);
      const { values, key, addedTo, submission } = form;
      const comesBack = (status: number, problem: Omit<ReturnedForm, 'values' | 'key'>) =>
        pages.show(reply, status, { kind: 'form', returned: { values, key, ...problem } });
      const comesBackToWait = (outcome: RetryableOutcome) => {
        const { status, retryAfterSeconds, ...wait } = retryLater(outcome);
        reply.header('Retry-After', retryAfterSeconds);
        return comesBack(status, { outcome: 'failed', ...wait });
      };
      // Posted by another website: nothing is sent before the visitor presses the button on our page.
      if (isForeignPost(request, siteUrl)) return comesBack(403, { outcome: 'failed' });
      // The hook `limit` would answer with an error page; the form comes back with what was typed.
      const decision = pages.admit(client);
      if (!decision.allowed) {
        metrics?.rejected('limited');
        return comesBackToWait({ kind: 'limited', ...decision });
      }
      if (addedTo && (values.phone + values.email).trim() === '') {
        const receipt = await pages.inTime(request, findReceipt(addedTo));
        if (!receipt) return reply.callNotFound();
        return pages.show(reply, 422, { kind: 'receipt', ...receipt, nothingAdded: true });
      }
      const outcome = await submit({ ...submission, language, client, requestId });
      if (outcome.kind === 'invalid') return comesBack(422, { outcome: 'invalid' });
      if (outcome.kind !== 'stored') return comesBackToWait(outcome);
      const replyTo = maskedContact(values);
      rememberReceipt({
        ...toReceipt(outcome),
        replyTo,
        mistyped: replyTo ? undefined : mistypedEmail(values),
      });
      return reply.redirect(pathIn(language, receiptAddress(outcome.reference, form)), 303);
    });
    app.get<{ Params: { reference: string }; Querystring: { [addedQuery]?: string } }>(
      pathIn(language, `${receiptPath}:reference`),
      limited,
      async (request, reply) => {
        const { [addedQuery]: second } = request.query;
        const added = typeof second === 'string' ? await takeReceipt(request, second) : undefined;
        const first = await takeReceipt(request, request.params.reference).catch((error: unknown) => {
          // What was added is stored: it is confirmed alone.
          if (added) return undefined;
          throw error;
        });
        const receipt = first && added ? withAdded(first, added) : (first ?? added);
        return receipt ? pages.show(reply, 200, { kind: 'receipt', ...receipt }) : reply.callNotFound();
      },
    );
  }
};

/** Where the browser goes after its message was stored. The visitor keeps one reference. */
function receiptAddress(reference: string, { addedTo, key }: ReturnType<typeof readForm>): string {
  const path = addedTo ? `${encodeURIComponent(addedTo)}?${addedQuery}=${reference}` : reference;
  return receiptPath + path + (key ? `#${encodeURIComponent(key)}` : '');
}

/** The receipt of a message to which a second one has added a phone number or an email. */
function withAdded(first: ShownReceipt, { replyTo, mistyped }: ShownReceipt): ShownReceipt {
  return { ...first, replyTo: replyTo ?? first.replyTo, mistyped, added: replyTo !== undefined };
}
