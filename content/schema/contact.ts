import { z } from 'zod';
import { meta, text } from './text.ts';

export const contactSchema = z.strictObject({ meta, title: text });

export type ContactWords = z.infer<typeof contactSchema>;
