import type { ReactNode } from 'react';
import type { PlayerCopy } from '#content/schema/shared.ts';

/** One file of a film. The browser takes the first whose type it plays and whose media query fits. */
export interface FilmSource {
  readonly src: string;
  readonly type: string;
  readonly media?: string;
}

/** A text track in WebVTT. */
interface FilmTrack {
  readonly src: string;
  readonly language: string;
  readonly label: string;
}

export interface VideoPlayerProps {
  sources: readonly FilmSource[];
  /** The name of the player: what the film shows. */
  title: string;
  copy: PlayerCopy;
  /** Language of the copy, for spoken times. */
  language: string;
  /** Pixels. */
  width?: number;
  height?: number;
  muted?: boolean;
  /** Starts by itself, once the page has loaded, where motion, data and the visitor's earlier choice allow it. */
  autoplay?: boolean;
  loop?: boolean;
  playsInline?: boolean;
  track?: FilmTrack;
  /** The picture shown until the film plays: `slot="poster"`. */
  poster?: ReactNode;
}

/** The props with every default filled in. */
export type Film = Required<Omit<VideoPlayerProps, 'poster' | 'track'>> &
  Pick<VideoPlayerProps, 'poster' | 'track'>;
