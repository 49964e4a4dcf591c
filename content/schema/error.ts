import { z } from 'zod';
import { meta, text } from './text.ts';

export const errorSchema = z.strictObject({ meta, title: text });

export type ErrorWords = z.infer<typeof errorSchema>;
