import { z } from 'zod';
import { link, meta, passage, text } from './text.ts';

/**
 * First help for residents. `group` is for people who order water for others, with the phone number; `noVoice` for
 * whoever cannot hear or speak on the phone.
 */
export const waterNowSchema = z.strictObject({
  meta,
  title: text,
  topics: z
    .array(
      z.strictObject({ title: text, text: text.optional(), call: link.optional(), link: link.optional() }),
    )
    .min(1),
  group: passage.extend({ link }),
  noVoice: passage.extend({ call: link, links: z.array(link).min(1) }),
});
