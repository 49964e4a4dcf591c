import smallMp4 from '../../assets/videos/hero-ocean-720.mp4?url';
import smallWebm from '../../assets/videos/hero-ocean-720.webm?url';
import largeMp4 from '../../assets/videos/hero-ocean-1080.mp4?url';
import largeWebm from '../../assets/videos/hero-ocean-1080.webm?url';
import mp4 from '../../assets/videos/way-of-water.mp4?url';
import webm from '../../assets/videos/way-of-water.webm?url';
import type { Caption } from './captions.ts';
import type { VideoSource } from './Video.tsx';

/** From the sea to the tap through a mobile unit, 18 seconds. Made by `art/film.sh way-of-water`. */
export const wayOfWater: readonly VideoSource[] = [
  { src: webm, type: 'video/webm' },
  { src: mp4, type: 'video/mp4' },
];

/** When each step comes into view, and when the last one ends: seconds. */
const times = [0, 3.5, 6.4, 9.4, 11.7, 13.1, 15.1, 17.7] as const;

/** Names each step while it is seen. */
export function timedCaptions(steps: readonly { caption: string }[]): Caption[] {
  return steps.map(({ caption }, index) => ({
    from: times[index] ?? 0,
    to: times[index + 1] ?? 0,
    text: caption,
  }));
}

/** Open water at blue hour, a loop. Windows under 1024 px get 720 lines; the browser tries the next source if one fails. */
export const heroOcean: readonly VideoSource[] = [
  { src: largeWebm, type: 'video/webm', media: '(min-width: 64em)' },
  { src: largeMp4, type: 'video/mp4', media: '(min-width: 64em)' },
  { src: smallWebm, type: 'video/webm' },
  { src: smallMp4, type: 'video/mp4' },
];
