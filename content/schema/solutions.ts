import { z } from 'zod';
import { meta, text } from './text.ts';

export const solutionsSchema = z.strictObject({ meta, title: text });

export type SolutionsWords = z.infer<typeof solutionsSchema>;
