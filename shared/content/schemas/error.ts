import { z } from 'zod';
import { link, meta, text } from './text.ts';

export const errorSchema = z.strictObject({
  meta,
  title: text,
  ours: text.describe('For an error of the server, and for a request that it could not read.'),
  theirs: text,
  request: text.describe('Comes before the request ID, by which operators find the request in the log.'),
  tryAgain: text,
  home: link,
  call: text,
});
