import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { contactFormPath, formBodyLimit, honeypotField } from '#shared/contact/contact-requests.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { additionQuery, type ReturnedForm, receiptPath } from '#shared/on-demand/pages.ts';
import type { Clock } from '../../base/clock.ts';
import { additionMessage, isEmptyAddition, withAddition } from '../../contact/addition.ts';
import type { Receipts } from '../../contact/receipts.ts';
import { parseReference } from '../../contact/reference.ts';
import type { Submission, SubmitMetrics, SubmitOutcome } from '../../contact/submit-contact-form.ts';
import type { OnDemandPages } from './on-demand-pages.ts';
import { isForeignPost, keyAt, readForm } from './posted-form.ts';
import { type RetryableOutcome, retryLater } from './retry-later.ts';

interface FormPagesOptions {
  pages: OnDemandPages;
  submit(submission: Submission): Promise<SubmitOutcome>;
  receipts: Receipts;
  content: Pick<SiteContent, 'languages' | 'copyIn' | 'organization'>;
  siteUrl: URL;
  clock: Pick<Clock, 'now'>;
  metrics?: Pick<SubmitMetrics, 'rejected'> | undefined;
}

export const formPages: FastifyPluginAsync<FormPagesOptions> = async (app, options) => {
  const { pages, submit, receipts, content, siteUrl, clock, metrics } = options;
  app.addHook('onRequest', pages.keepPrivate);
  const withPageLimit = { onRequest: pages.limit };
  /** Shows the receipt of the first message again, because the addition to it was empty. */
  const askForAddition = async (request: FastifyRequest, reply: FastifyReply, additionTo: string) => {
    const receipt = await pages.inTime(request, receipts.find(additionTo));
    if (!receipt) return reply.callNotFound();
    return pages.show(reply, 422, { kind: 'receipt', ...receipt, addition: 'empty' });
  };

  for (const language of content.languages) {
    const { addition } = content.copyIn(language).contact.form.sent;
    const formPath = pathIn(language, contactFormPath);
    app.get(formPath, withPageLimit, (_request, reply) => reply.redirect(pathIn(language, '/contact'), 303));
    app.post(formPath, { bodyLimit: formBodyLimit }, async (request, reply) => {
      const { client, id: requestId } = request;
      const { typed, honeypot, key, reference } = readForm(request);
      const additionTo = parseReference(reference, content.organization.referencePrefix);
      const values = additionTo ? additionMessage(typed, additionTo, addition) : typed;
      const comesBack = (status: number, problem: Pick<ReturnedForm, 'problems' | 'wait'>) =>
        pages.show(reply, status, { kind: 'form', returned: { values, key, additionTo, ...problem } });
      const comesBackToWait = (outcome: RetryableOutcome) => {
        const { status, retryAfterSeconds, wait } = retryLater(outcome);
        reply.header('Retry-After', retryAfterSeconds);
        return comesBack(status, { wait });
      };
      // If another website posted it, nothing is sent before the visitor presses the button on our page.
      if (isForeignPost(request, siteUrl)) return comesBack(403, {});
      // The hook `limit` would answer with an error page; the form comes back with what was typed.
      const decision = pages.admit(client);
      if (!decision.allowed) {
        metrics?.rejected('limited');
        return comesBackToWait({ kind: 'limited', ...decision });
      }
      if (additionTo && isEmptyAddition(values)) return askForAddition(request, reply, additionTo);
      const outcome = await submit({
        fields: { ...values, [honeypotField]: honeypot },
        idempotencyKey: key ?? keyAt(clock.now()),
        language,
        client,
        requestId,
      });
      if (outcome.kind === 'invalid') return comesBack(422, { problems: outcome.problems });
      if (outcome.kind !== 'stored') return comesBackToWait(outcome);
      receipts.keep(outcome.receipt, values);
      return reply.redirect(
        pathIn(language, receiptAddress(outcome.receipt.reference, additionTo, key)),
        303,
      );
    });
    app.get<{ Params: { reference: string }; Querystring: { [additionQuery]?: string } }>(
      pathIn(language, `${receiptPath}:reference`),
      withPageLimit,
      async (request, reply) => {
        const { [additionQuery]: sent } = request.query;
        const take = (reference: string) => pages.inTime(request, receipts.takeOnce(reference));
        const added = typeof sent === 'string' ? await take(sent) : undefined;
        const first = await take(request.params.reference).catch((error: unknown) => {
          // The addition is stored, so it is confirmed alone.
          if (added) return undefined;
          throw error;
        });
        const receipt = first && added ? withAddition(first, added) : (first ?? added);
        return receipt ? pages.show(reply, 200, { kind: 'receipt', ...receipt }) : reply.callNotFound();
      },
    );
  }
};

/** Where the browser goes after a message. The receipt of an addition is that of its first message. */
function receiptAddress(reference: string, additionTo: string | undefined, key: string | undefined): string {
  const path = additionTo ? `${additionTo}?${additionQuery}=${reference}` : reference;
  return receiptPath + path + (key ? `#${encodeURIComponent(key)}` : '');
}
