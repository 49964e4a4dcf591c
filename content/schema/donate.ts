import { z } from 'zod';
import { link, meta, text } from './text.ts';

export const donateSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  giving: z.strictObject({
    title: text,
    /** Shown as long as no payment partner is set. */
    byMessage: z.strictObject({ text, action: link }),
    /** Shown instead once organization.yaml names a partner and its page. */
    byPartner: z.strictObject({ text: text.optional(), action: link.partial() }),
  }),
  facts: z.strictObject({
    title: text,
    useLabel: text,
    use: text.optional(),
    taxLabel: text,
    tax: text,
    /** Replaces `tax` once the organization's tax status is set. */
    taxDeductible: text.optional(),
    refundLabel: text,
    refund: text.optional(),
    closing: text,
  }),
  /** The statement that Florida asks of organizations registered there, with what must stand beside it. */
  florida: z.strictObject({
    title: text,
    statement: text,
    organizationLabel: text,
    principalStateLabel: text,
    purposeLabel: text,
    registrationLabel: text,
    tollFreeLabel: text,
    websiteLabel: text,
  }),
});

export type DonateWords = z.infer<typeof donateSchema>;
