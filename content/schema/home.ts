import { z } from 'zod';
import { link, meta, passage, text } from './text.ts';

/** One of the three cards. `line` and `sentence` are fixed by the specification; `text` says more. */
const lifelineCard = z.strictObject({
  id: z.enum(['delivery', 'purification', 'tactical']),
  line: text,
  title: text,
  sentence: text,
  text,
  href: link.shape.href,
  pictureAlt: text,
});

export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: text,
    subtitle: text,
    actions: z.tuple([link, link]),
    note: text,
    planner: link,
    place: text,
  }),
  lifeline: z.strictObject({ title: text, text, cards: z.array(lifelineCard).length(3) }),
  guarantees: passage.extend({ link }),
  audience: z.strictObject({
    title: text,
    rows: z.array(z.strictObject({ name: text, text, href: link.shape.href })).length(5),
  }),
});

export type HomeCopy = z.infer<typeof homeSchema>;
