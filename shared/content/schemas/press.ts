import { z } from 'zod';
import { restsOn } from './rests-on.ts';
import { link, page, passage, template, text } from './text.ts';

export const pressSchema = page.extend({
  about: z
    .strictObject({ title: text, paragraphs: z.array(text).min(1) })
    .describe('Texts that newspapers may print unchanged.'),
  facts: z
    .strictObject({
      title: text,
      rows: z.array(z.strictObject({ label: text, value: text.optional(), restsOn })).min(1),
      provided: text.describe('Before the titles of the solutions.'),
      operations: text.describe('Before the titles of the operations.'),
      figures: link,
    })
    .describe('A row whose fact is not set is left out.'),
  files: passage.extend({
    logo: template('format'),
    pictures: z.strictObject({
      'hand-over': text,
      'disaster-response': text,
      distribution: text,
      train: text,
    }),
    format: template('width', 'height').describe('Beside each picture. Width and height are pixels.'),
    rules: z.array(text).min(1),
  }),
  contact: passage.extend({ person: text, phone: text, email: text, office: text, hours: text }),
});
