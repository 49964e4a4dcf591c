import { z } from 'zod';
import { link, meta, text } from './text.ts';

export const errorSchema = z.strictObject({
  meta,
  title: text,
  ours: text.describe('For what failed on the server, and for a request that could not be understood.'),
  theirs: text,
  request: text.describe('Precedes the request id, under which the log has the request.'),
  tryAgain: text,
  home: link,
  call: text,
});
