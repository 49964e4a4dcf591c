import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The state of a player before it has read its element. */
const unread = { readyState: 0, paused: true, muted: false, volume: 1, currentTime: 0, duration: 0 };

/** What a player shows of a media element. */
function readMedia({ readyState, paused, muted, volume, currentTime, duration }: typeof unread) {
  return {
    ready: readyState >= 1, // HAVE_METADATA
    playing: !paused,
    // Even if the element does not say so.
    muted: muted || volume === 0,
    volume,
    time: currentTime,
    /** Seconds; 0 while it is not known. */
    duration: Number.isFinite(duration) ? duration : 0,
  };
}

/** Interprets a rejected `play()`: no reason if a pause interrupted it, `failed` if no source can be played. */
export function readRefusal(error: unknown): { failed: boolean; reason?: string | undefined } {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'AbortError') return { failed: false };
  return { failed: name === 'NotSupportedError', reason: message || name };
}

export type Player = ReturnType<typeof usePlayer>;

/**
 * Controls the video of the section around `root`, which is static HTML and may be playing already. Commands go to the media
 * element, which is read after each command and event: nothing is assumed from a press. `muted` is how the video begins.
 */
export function usePlayer(startsMuted = false) {
  const root = useRef<HTMLDivElement>(null);
  const [media, setMedia] = useState(() => readMedia({ ...unread, muted: startsMuted }));
  const [failed, setFailed] = useState(false);
  /** Why the browser refused a play that the visitor asked for, in the browser's words. */
  const [refusal, setRefusal] = useState<string>();

  // A layout effect: a press that came before hydration is repeated right after it.
  useLayoutEffect(() => {
    const video = findVideo(root);
    if (!video) return;
    const stop = new AbortController();
    const on = (name: string, listen: () => void) =>
      video.addEventListener(name, listen, { signal: stop.signal });
    const read = () => setMedia(readMedia(video));
    read();
    setFailed(video.error !== null || video.networkState === video.NETWORK_NO_SOURCE);
    for (const name of ['loadedmetadata', 'pause', 'volumechange', 'timeupdate', 'seeking']) on(name, read);
    // An event of `StartVideos.astro`.
    on('failed', () => setFailed(true));
    on('emptied', () => setFailed(false));
    for (const name of ['emptied', 'play'])
      on(name, () => {
        read();
        setRefusal(undefined);
      });
    return () => stop.abort();
  }, []);

  const ask = (command: (video: HTMLVideoElement) => void) => {
    const video = findVideo(root);
    if (!video) return;
    command(video);
    setMedia(readMedia(video));
  };
  const play = (video: HTMLVideoElement) => {
    keepChoice(video, 'playing');
    video.play().catch((error: unknown) => {
      const { failed, reason } = readRefusal(error);
      if (failed) setFailed(true);
      else setRefusal(reason);
    });
  };
  const pause = (video: HTMLVideoElement) => {
    keepChoice(video, 'paused');
    video.pause();
  };

  return {
    /** For the element around the controls. */
    root,
    ...media,
    playing: media.playing && !failed,
    /** `loading` until the metadata is there; the placeholder picture covers all but `ready`. */
    phase: failed ? ('errored' as const) : media.ready ? ('ready' as const) : ('loading' as const),
    // A video that failed to load already shows that.
    refusal: failed ? undefined : refusal,
    toggle: () => ask(video => (video.paused ? play(video) : pause(video))),
    toggleMuted: () =>
      ask(video => {
        const silent = video.muted || video.volume === 0;
        video.muted = !silent;
        if (silent) video.volume = 1;
      }),
    /** 0 to 1; 0 mutes. */
    setVolume: (volume: number) =>
      ask(video => {
        video.volume = volume;
        video.muted = volume === 0;
      }),
    /** Seconds from the beginning. */
    seek: (time: number) =>
      ask(video => {
        video.currentTime = time;
      }),
    /** Closes the message about a refused play. */
    dismiss: () => setRefusal(undefined),
    /** Reloads a video that failed, and plays it. */
    retry: () =>
      ask(video => {
        video.load();
        setFailed(false);
        play(video);
      }),
  };
}

function findVideo(root: RefObject<HTMLElement | null>): HTMLVideoElement | undefined {
  return root.current?.closest('section')?.querySelector('video') ?? undefined;
}

/** Keeps the visitor's choice for the visit, for a video that would start by itself on the next page. */
function keepChoice(video: HTMLVideoElement, choice: 'paused' | 'playing'): void {
  if (!video.autoplay) return;
  try {
    sessionStorage.setItem(video.id, choice);
  } catch {
    // Storage can be blocked; then the choice lasts as long as the page.
  }
}
