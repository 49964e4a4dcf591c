import { z } from 'zod';
import { template, text } from './text.ts';

export const playerSchema = z.strictObject({
  background: z
    .strictObject({ title: text, play: text, pause: text })
    .describe('Names for a video behind a section, so that its button makes sense out of context.'),
  play: text,
  pause: text,
  mute: text,
  unmute: text.describe('Warns that unmuting goes to full volume.'),
  seek: text,
  volume: text,
  position: template('time', 'duration').describe('What a screen reader says. Both are seconds.'),
  loading: text,
  error: z.strictObject({ title: text, load: text, play: template('reason'), close: text }),
});

export type PlayerCopy = z.infer<typeof playerSchema>;
