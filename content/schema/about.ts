import { z } from 'zod';
import { meta, text } from './text.ts';

export const aboutSchema = z.strictObject({ meta, title: text });

export type AboutWords = z.infer<typeof aboutSchema>;
