import { z } from 'zod';
import { link, meta, text } from './text.ts';

/** Shown by the service worker for a page that is not on the device. */
export const offlineSchema = z.strictObject({
  meta,
  title: text,
  text,
  links: z.array(link).min(1),
  call: text,
});
