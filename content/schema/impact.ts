import { z } from 'zod';
import { meta, text } from './text.ts';

export const impactSchema = z.strictObject({ meta, title: text });

export type ImpactWords = z.infer<typeof impactSchema>;
