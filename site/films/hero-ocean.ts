import type { FilmSource } from '../islands/video-player/VideoPlayer.tsx';
import smallMp4 from './hero-ocean-720.mp4?url';
import smallWebm from './hero-ocean-720.webm?url';
import largeMp4 from './hero-ocean-1080.mp4?url';
import largeWebm from './hero-ocean-1080.webm?url';

/** Open water at blue hour, a loop. Windows under 1024 px get 720 lines; what fails to load hands on to the next. */
export const heroOcean: readonly FilmSource[] = [
  { src: largeWebm, type: 'video/webm', media: '(min-width: 64em)' },
  { src: largeMp4, type: 'video/mp4', media: '(min-width: 64em)' },
  { src: smallWebm, type: 'video/webm' },
  { src: smallMp4, type: 'video/mp4' },
];
