import { z } from 'zod';
import { link, meta, passage, text } from './text.ts';

/** One page for whoever buys for an authority. What other pages say already is read from their words. */
export const capabilitiesSchema = z.strictObject({
  meta,
  title: text,
  lead: text,
  /** The link to the page as a file, shown when the build could make one. */
  pdf: text,
  provided: passage,
  competencies: z.strictObject({ title: text, items: z.array(text).min(1) }),
  promises: passage.extend({ link }),
  quality: passage.extend({ link }),
  identifiers: z.strictObject({
    title: text,
    legalName: text,
    place: text,
    /** Each is shown when it is set in organization.yaml. */
    uei: text,
    cage: text,
    naics: text,
    ask: text,
  }),
  contact: z.strictObject({ title: text, phone: text, email: text, office: text, action: link }),
});

export type CapabilitiesWords = z.infer<typeof capabilitiesSchema>;
