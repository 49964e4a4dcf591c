import { z } from 'zod';
import { meta, text } from './text.ts';

export const notFoundSchema = z.strictObject({ meta, title: text });

export type NotFoundWords = z.infer<typeof notFoundSchema>;
