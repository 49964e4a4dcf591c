/** How a media element is, as far as a player shows it. */
export interface Media {
  /** The metadata is there. */
  readonly ready: boolean;
  readonly playing: boolean;
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Seconds from the beginning. */
  readonly time: number;
  /** Seconds; 0 while it is not known, and for a stream without an end, which has no position to seek. */
  readonly duration: number;
}

type Element = Pick<
  HTMLMediaElement,
  'readyState' | 'paused' | 'muted' | 'volume' | 'currentTime' | 'duration'
>;

/** Reads a media element. A volume of 0 is muted, even if the element does not say so. */
export function readMedia(element: Element): Media {
  const { readyState, paused, muted, volume, currentTime, duration } = element;
  return {
    // HAVE_METADATA.
    ready: readyState >= 1,
    playing: !paused,
    muted: muted || volume === 0,
    volume,
    time: currentTime,
    duration: Number.isFinite(duration) ? duration : 0,
  };
}

/** The events after which a media element is read again. */
export const mediaEvents = [
  'emptied',
  'loadedmetadata',
  'play',
  'pause',
  'volumechange',
  'timeupdate',
  'seeking',
] as const;

/** Interprets a rejected `play()`: no reason if a pause interrupted it, `failed` if no source can be played. */
export function readRefusal(error: unknown): { failed: true } | { reason: string | undefined } {
  if (!(error instanceof Error)) return { reason: String(error) };
  if (error.name === 'NotSupportedError') return { failed: true };
  return { reason: error.name === 'AbortError' ? undefined : error.message || error.name };
}
