import { z } from 'zod';
import { template, text } from './text.ts';

export const playerSchema = z.strictObject({
  /** The names that a film behind a section bears, so that its button is understood out of its place. */
  background: z.strictObject({ title: text, play: text, pause: text }),
  play: text,
  pause: text,
  mute: text,
  /** Says that unmuting goes to full volume, so that nobody is startled. */
  unmute: text,
  seek: text,
  volume: text,
  /** What a screen reader says of the position; both are spoken times, such as "1 minute 3 seconds". */
  position: template('time', 'duration'),
  showCaptions: text,
  hideCaptions: text,
  loading: text,
  error: z.strictObject({
    title: text,
    load: text,
    play: template('reason'),
    comfort: text,
    retry: text,
    close: text,
  }),
});

export type PlayerWords = z.infer<typeof playerSchema>;
