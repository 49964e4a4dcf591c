import type { FastifyPluginAsync } from 'fastify';
import { contactFormPath, formBodyLimit } from '#shared/contact/contact-requests.ts';
import type { SiteContent } from '#shared/content/parse.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { additionQuery, type ReturnedForm, receiptPath } from '#shared/on-demand/shown-page.ts';
import type { Clock } from '../../base/clock.ts';
import { additionMessage, isEmptyAddition, withAddition } from '../../contact/addition.ts';
import type { Receipts } from '../../contact/receipts.ts';
import { parseReference } from '../../contact/reference.ts';
import type { ReceivedForm, SubmitOutcome } from '../../contact/submit-contact-form.ts';
import type { OnDemandPages } from './on-demand-pages.ts';
import { idempotencyKeyAt, isForeignPost, readForm } from './posted-form.ts';
import { retryLater } from './retry-later.ts';

interface FormPagesOptions {
  onDemand: OnDemandPages;
  submit(form: ReceivedForm): Promise<SubmitOutcome>;
  receipts: Receipts;
  content: Pick<SiteContent, 'languages' | 'copyIn' | 'organization'>;
  siteUrl: URL;
  clock: Pick<Clock, 'now'>;
}

interface ReceiptRoute {
  Params: { reference: string };
  Querystring: { [additionQuery]?: string };
}

export const formPages: FastifyPluginAsync<FormPagesOptions> = async (app, options) => {
  const { onDemand, submit, receipts, content, siteUrl, clock } = options;
  app.addHook('onRequest', onDemand.keepPrivate);
  for (const language of content.languages) {
    const formPath = pathIn(language, contactFormPath);
    app.get(formPath, (_request, reply) => reply.redirect(pathIn(language, '/contact'), 303));

    // Stores a posted message and leads to its receipt, or shows the form again with all that was typed.
    app.post(formPath, { bodyLimit: formBodyLimit }, async (request, reply) => {
      const { typed, honeypot, key, addsTo } = readForm(request);
      const additionTo = parseReference(addsTo, content.organization.referencePrefix);
      const { addition } = content.copyIn(language).contact.form.sent;
      const { values, mayRepeat } = additionTo
        ? additionMessage(typed, additionTo, addition)
        : { values: typed, mayRepeat: false };
      const comesBack = (status: number, problem: Pick<ReturnedForm, 'problems' | 'wait'>) => {
        const returned = { values, key, additionTo, ...problem };
        return onDemand.show(reply, language, status, { kind: 'form', returned });
      };
      // If another website posted it, nothing is sent before the visitor presses the button on our page.
      if (isForeignPost(request, siteUrl)) return comesBack(403, {});
      if (additionTo && isEmptyAddition(values))
        return reply.redirect(pathIn(language, receiptAddress('', additionTo)), 303);
      const outcome = await submit({
        fields: values,
        honeypot,
        idempotencyKey: key ?? idempotencyKeyAt(clock.now()),
        language,
        client: request.client,
        requestId: request.id,
        mayRepeat,
      });
      if (outcome.kind === 'invalid') return comesBack(422, { problems: outcome.problems });
      if (outcome.kind !== 'stored') {
        const { status, retryAfterSeconds, wait } = retryLater(outcome);
        reply.header('Retry-After', retryAfterSeconds);
        return comesBack(status, { wait });
      }
      receipts.keep(outcome.receipt, values);
      const address = receiptAddress(outcome.receipt.reference, additionTo, key);
      return reply.redirect(pathIn(language, address), 303);
    });

    // Shows a receipt, together with that of an addition if the address names one.
    const receiptRoute = pathIn(language, `${receiptPath}:reference`);
    app.get<ReceiptRoute>(receiptRoute, { onRequest: onDemand.limit }, async (request, reply) => {
      const { [additionQuery]: added } = request.query;
      const take = (reference: string) => onDemand.inTimeOrLog(request, receipts.takeOnce(reference));
      const addition = added && typeof added === 'string' ? await take(added) : undefined;
      const first = await take(request.params.reference).catch((error: unknown) => {
        // The addition is stored, so it is confirmed alone.
        if (addition) return undefined;
        throw error;
      });
      const isAdded = first && addition && addition.reference !== first.reference;
      const receipt = isAdded ? withAddition(first, addition) : (first ?? addition);
      if (!receipt) return reply.callNotFound();
      const empty = added === '' ? ({ addition: 'empty' } as const) : {};
      return onDemand.show(reply, language, 200, { kind: 'receipt', ...receipt, ...empty });
    });
  }
};

/** Where the browser goes: to the receipt of the message, or of the one to which it adds, even if with nothing. */
function receiptAddress(reference: string, additionTo?: string, key?: string): string {
  const path = additionTo ? `${additionTo}?${additionQuery}=${reference}` : reference;
  return receiptPath + path + (key ? `#${encodeURIComponent(key)}` : '');
}
