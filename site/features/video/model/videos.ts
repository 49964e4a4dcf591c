import wideMp4 from '../../../assets/videos/hero.mp4?url';
import wideWebm from '../../../assets/videos/hero.webm?url';
import narrowMp4 from '../../../assets/videos/hero-narrow.mp4?url';
import narrowWebm from '../../../assets/videos/hero-narrow.webm?url';
import darkMp4 from '../../../assets/videos/hero-night.mp4?url';
import darkWebm from '../../../assets/videos/hero-night.webm?url';
import narrowDarkMp4 from '../../../assets/videos/hero-night-narrow.mp4?url';
import narrowDarkWebm from '../../../assets/videos/hero-night-narrow.webm?url';
import mp4 from '../../../assets/videos/way-of-water.mp4?url';
import webm from '../../../assets/videos/way-of-water.webm?url';

/** One file of a video. The browser takes the first whose type it plays and whose media query fits. */
export interface VideoSource {
  readonly src: string;
  readonly type: string;
  readonly media?: string;
}

// Named, so that a Safari that plays WebM, but not this codec, takes the other file at once.
const av1 = 'video/webm; codecs="av01.0.12M.08, opus"';

/** From the sea to the tap through a mobile unit. Rendered by `scripts/draw/draw.ts`. */
export const wayOfWater: readonly VideoSource[] = [
  { src: webm, type: av1 },
  { src: mp4, type: 'video/mp4' },
];

// No build rewrites a media query of a source: an iPhone before iOS 16.4 knows none with `<`.
const narrow = '(max-width: 37.49em)';
const dark = '(prefers-color-scheme: dark)';

/** Home's hero in motion, a loop. Narrow windows get its middle. Rendered by `scripts/draw/draw.ts`. */
export const heroVideo: readonly VideoSource[] = [
  { src: narrowDarkWebm, type: av1, media: `${narrow} and ${dark}` },
  { src: narrowDarkMp4, type: 'video/mp4', media: `${narrow} and ${dark}` },
  { src: narrowWebm, type: av1, media: narrow },
  { src: narrowMp4, type: 'video/mp4', media: narrow },
  { src: darkWebm, type: av1, media: dark },
  { src: darkMp4, type: 'video/mp4', media: dark },
  { src: wideWebm, type: av1 },
  { src: wideMp4, type: 'video/mp4' },
];
