import { z } from 'zod';
import { link, page, passage, text } from './text.ts';

/** Texts about payment are left out as long as organization.yaml has no address of a payment page. */
export const donateSchema = page.extend({
  lead: text.describe('Begins with thanks. Shown as long as no payment page is set.'),
  leadWithPayment: text.optional().describe('Shown instead once a payment page is set.'),
  things: passage.extend({ action: link }),
  money: z.strictObject({
    title: text,
    elsewhere: z.strictObject({ text, link }).describe('Shown as long as no payment page is set.'),
    payment: z
      .strictObject({ text: text.optional(), action: text })
      .describe('Shown instead once a payment page is set.'),
  }),
  time: passage.extend({ link }),
  facts: z.strictObject({
    useLabel: text,
    use: text.optional(),
    taxLabel: text,
    tax: text,
    taxStatus: text.optional().describe("Replaces `tax` once the organization's status is set."),
    taxDeductible: text.optional().describe('Replaces both once it has an EIN, too.'),
    refundLabel: text,
    refund: text.optional(),
  }),
});
