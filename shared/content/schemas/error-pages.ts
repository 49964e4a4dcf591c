import { z } from 'zod';
import { link, text, unlistedMeta } from './text.ts';

export const errorSchema = z.strictObject({
  meta: unlistedMeta,
  title: text,
  ours: text.describe('For an error of the server, and for a request that it could not read.'),
  theirs: text,
  request: text.describe('Comes before the request ID, by which operators find the request in the log.'),
  tryAgain: text,
  home: link,
  call: text,
});

export const notFoundSchema = z.strictObject({
  meta: unlistedMeta,
  figure: text.describe('The large number in the water.'),
  title: text,
  message: text,
  home: link,
  links: z.array(link).min(1),
});

/** Shown by the service worker for a page that is not on the device. */
export const offlineSchema = z.strictObject({
  meta: unlistedMeta,
  title: text,
  text,
  links: z.array(link).min(1),
  call: text,
});
