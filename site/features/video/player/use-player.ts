import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mediaEvents, readMedia, readRefusal } from './media.ts';

export type Player = ReturnType<typeof usePlayer>;

/**
 * Controls the video of the section around `root`, which is static HTML and may be playing already. Commands go to the media
 * element, which is read after each command and event: nothing is assumed from a press. `muted` is how the video begins.
 */
export function usePlayer(startsMuted = false) {
  const root = useRef<HTMLDivElement>(null);
  const [media, setMedia] = useState({
    ready: false,
    playing: false,
    muted: startsMuted,
    volume: 1,
    time: 0,
    duration: 0,
  });
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
    for (const name of mediaEvents) on(name, read);
    // An event of `StartVideos.astro`.
    on('failed', () => setFailed(true));
    on('emptied', () => setFailed(false));
    for (const name of ['emptied', 'failed', 'play']) on(name, () => setRefusal(undefined));
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
      const refused = readRefusal(error);
      if ('failed' in refused) setFailed(true);
      else setRefusal(refused.reason);
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

/** The state of a video's captions, read from its text track, and a toggle. */
export function useCaptions({ root }: Player): [shown: boolean, toggle: () => void] {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const tracks = findVideo(root)?.textTracks;
    const read = () => setShown(tracks?.[0]?.mode === 'showing');
    tracks?.addEventListener('change', read);
    return () => tracks?.removeEventListener('change', read);
  }, [root]);
  const toggle = () => {
    const track = findVideo(root)?.textTracks[0];
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  };
  return [shown, toggle];
}
