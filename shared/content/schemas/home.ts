import { z } from 'zod';
import { restsOn } from './ids.ts';
import { items, link, meta, passage, text } from './text.ts';

/** A card. `line` and `sentence` are fixed by the specification; `text` says more. */
const lifelineCard = z.strictObject({
  id: z.enum(['delivery', 'purification', 'tactical']),
  restsOn,
  line: text,
  title: text,
  sentence: text,
  text,
  href: link.shape.href,
});

const client = z.strictObject({
  id: z.enum(['businesses', 'hospitals', 'agencies', 'ngos', 'communities']),
  restsOn,
  name: text,
  text,
  href: link.shape.href,
});

export const homeSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: text,
    subtitle: text,
    actions: z.tuple([link, link]),
    note: text,
    planner: link,
  }),
  lifeline: z.strictObject({ title: text, text, cards: items(lifelineCard, 0).default([]) }),
  guarantees: passage.extend({ link }),
  clients: z.strictObject({ title: text, rows: items(client, 0).default([]) }),
});
