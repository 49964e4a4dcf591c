import { z } from 'zod';
import { link, meta, template, text } from './text.ts';

export const errorSchema = z.strictObject({
  meta,
  title: text,
  /** What stands there until the server fills in what happened. */
  status: text,
  text,
  /** For what failed on the server, and for a request that could not be understood. */
  ours: text,
  theirs: text,
  /** Stands before the number under which the request is found in the log. */
  request: text,
  tryAgain: text,
  home: link,
  call: template('number'),
});

export type ErrorWords = z.infer<typeof errorSchema>;
