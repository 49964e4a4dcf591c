import { z } from 'zod';
import { link, meta, text } from './text.ts';

export const donateSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  giving: z.strictObject({
    title: text,
    byMessage: z.strictObject({ text, action: link }).describe('Shown as long as no payment page is set.'),
    byPayment: z
      .strictObject({ text: text.optional(), action: link.partial().prefault({}), amountsLabel: text })
      .describe('Shown instead once organization.yaml has the address of a payment page.'),
  }),
  facts: z.strictObject({
    title: text,
    useLabel: text,
    use: text.optional(),
    taxLabel: text,
    tax: text,
    taxStatus: text.optional().describe("Replaces `tax` once the organization's status is set."),
    taxDeductible: text.optional().describe('Replaces both once it has an EIN, too.'),
    refundLabel: text,
    refund: text.optional(),
    closing: z.strictObject({ text, link }),
  }),
});

export type DonateCopy = z.infer<typeof donateSchema>;
