import { z } from 'zod';
import { link, passage, template, text, unlistedMeta } from './text.ts';

const moment = template('moment');

/** The page behind the links of a team email. Keys are the states of a message and of a link. */
export const teamLinkSchema = z.strictObject({
  meta: unlistedMeta,
  titles: z.strictObject({ new: text, answered: text, spam: text, 'set-aside': text }),
  facts: z.strictObject({ reference: text, received: text, replyBy: text }),
  moment,
  done: z.strictObject({ untouched: text, new: moment, answered: moment, spam: moment, released: moment }),
  notes: z.strictObject({ new: text, answered: text, spam: text, release: text }),
  buttons: z.strictObject({ new: text, answered: text, spam: text, release: text }),
  problems: z.strictObject({ expired: passage, forged: passage, unknown: passage, erased: passage }),
  home: link,
});
