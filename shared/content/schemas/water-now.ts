import { z } from 'zod';
import { link, meta, passage, text } from './text.ts';

/** First help for residents. `group` is for people who order water for others, with the phone number. */
export const waterNowSchema = z.strictObject({
  meta,
  title: text,
  topics: z
    .array(
      z.strictObject({ title: text, text: text.optional(), call: link.optional(), link: link.optional() }),
    )
    .min(1),
  group: passage.extend({ link }),
});

export type WaterNowCopy = z.infer<typeof waterNowSchema>;
