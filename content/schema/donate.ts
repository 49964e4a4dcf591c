import { z } from 'zod';
import { meta, text } from './text.ts';

export const donateSchema = z.strictObject({ meta, title: text });

export type DonateWords = z.infer<typeof donateSchema>;
