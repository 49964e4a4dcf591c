import type { PlayerEvent } from './state.ts';

/** `failed` is an event of `StartVideos.astro`. */
const readers: Readonly<Record<string, (video: HTMLVideoElement) => PlayerEvent>> = {
  emptied: () => ({ type: 'emptied' }),
  loadedmetadata: readDuration,
  failed: () => ({ type: 'failed' }),
  play: () => ({ type: 'played' }),
  pause: () => ({ type: 'paused' }),
  volumechange: readSound,
  timeupdate: readPosition,
  seeking: readPosition,
};

function readDuration(video: HTMLVideoElement): PlayerEvent {
  return { type: 'described', duration: video.duration };
}

/** Volume and mute as the element has them. */
export function readSound(video: HTMLVideoElement): PlayerEvent {
  return { type: 'sounded', volume: video.volume, muted: video.muted };
}

/** The position as the element has it. */
export function readPosition(video: HTMLVideoElement): PlayerEvent {
  return { type: 'moved', time: video.currentTime };
}

/** Reports how a media element is and what happens to it, until the returned function is called. */
export function followMedia(video: HTMLVideoElement, report: (event: PlayerEvent) => void): () => void {
  report(readSound(video));
  report(readPosition(video));
  if (video.readyState >= video.HAVE_METADATA) report(readDuration(video));
  if (!video.paused) report({ type: 'played' });
  if (video.error || video.networkState === video.NETWORK_NO_SOURCE) report({ type: 'failed' });

  const stop = new AbortController();
  const { signal } = stop;
  for (const [name, read] of Object.entries(readers)) {
    video.addEventListener(name, () => report(read(video)), { signal });
  }
  return () => stop.abort();
}

/** Interprets a rejected `play()`: nothing if a pause interrupted it, a failure if no source can be played. */
export function readRefusal(error: unknown): PlayerEvent | undefined {
  if (!(error instanceof Error)) return { type: 'refused', reason: String(error) };
  if (error.name === 'AbortError') return undefined;
  if (error.name === 'NotSupportedError') return { type: 'failed' };
  return { type: 'refused', reason: error.message || error.name };
}
