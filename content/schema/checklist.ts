import { z } from 'zod';
import { text } from './text.ts';

/** What helps to have at hand before writing or calling. Shown on Solutions and on Contact. */
export const checklistSchema = z.strictObject({ title: text, text, items: z.array(text).min(1) });

export type ChecklistWords = z.infer<typeof checklistSchema>;
