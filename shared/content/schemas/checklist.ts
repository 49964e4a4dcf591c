import { z } from 'zod';
import { text } from './text.ts';

/** What helps to have at hand before writing or calling. */
export const checklistSchema = z.strictObject({ title: text, text, items: z.array(text).min(1) });
