import { z } from 'zod';
import { text } from './text.ts';

/** A numbered list to go through, such as what helps to have at hand before writing or calling. */
export const checklistSchema = z.strictObject({ title: text, text, items: z.array(text).min(1) });

export type ChecklistCopy = z.infer<typeof checklistSchema>;
