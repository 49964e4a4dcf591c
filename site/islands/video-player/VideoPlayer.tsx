import type { ReactNode } from 'react';
import type { PlayerCopy } from '#content/schema/shared.ts';
import { FilmPlayer } from './FilmPlayer.tsx';

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
  /** What the film is, in words: the name of the player. */
  title: string;
  copy: PlayerCopy;
  /** Of the words, for spoken times. */
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
  /** The picture that stands while there is no film to see: `slot="poster"`. */
  poster?: ReactNode;
}

/** All that a film needs to know of itself. */
export type Film = Required<Omit<VideoPlayerProps, 'poster' | 'track'>> &
  Pick<VideoPlayerProps, 'poster' | 'track'>;

/** A film with its controls. Without script: the poster and nothing dead. */
export function VideoPlayer({
  width = 1280,
  height = 720,
  muted = false,
  autoplay = false,
  loop = false,
  playsInline = true,
  ...rest
}: VideoPlayerProps) {
  return <FilmPlayer film={{ width, height, muted, autoplay, loop, playsInline, ...rest }} />;
}
