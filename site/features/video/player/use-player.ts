import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { followMedia, readPosition, readRefusal, readSound } from './media-events.ts';
import { initialPlayerState, nextPlayerState } from './state.ts';

export type Player = ReturnType<typeof usePlayer>;

/**
 * Controls the video of the section around `root`, which is static HTML and may be playing already. Commands go to the media
 * element; the state comes from what it reports. `muted` is how the video begins.
 */
export function usePlayer(muted = false) {
  const root = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(nextPlayerState, muted, initialPlayerState);

  useEffect(() => {
    const video = findVideo(root);
    return video && followMedia(video, dispatch);
  }, []);

  /** Commands the element, then reads its state: it may have clamped or refused. */
  const ask = (command: (element: HTMLVideoElement) => void) => {
    const element = findVideo(root);
    if (!element) return;
    command(element);
    dispatch(readSound(element));
    dispatch(readPosition(element));
  };
  const play = (element: HTMLVideoElement) => {
    keepChoice(element, 'playing');
    element.play().catch((error: unknown) => {
      const event = readRefusal(error);
      if (event) dispatch(event);
    });
  };
  const pause = (element: HTMLVideoElement) => {
    keepChoice(element, 'paused');
    element.pause();
  };

  return {
    /** For the element around the controls. */
    root,
    state,
    toggle: () => ask(element => (element.paused ? play(element) : pause(element))),
    toggleMuted: () =>
      ask(element => {
        const silent = element.muted || element.volume === 0;
        element.muted = !silent;
        if (silent) element.volume = 1;
      }),
    /** 0 to 1; 0 mutes. */
    setVolume: (volume: number) =>
      ask(element => {
        element.volume = volume;
        element.muted = volume === 0;
      }),
    /** Seconds from the beginning. */
    seek: (time: number) =>
      ask(element => {
        element.currentTime = time;
      }),
    /** Closes the message about a refused play. */
    dismiss: () => dispatch({ type: 'dismissed' }),
    /** Reloads a video that failed, and plays it. */
    retry: () =>
      ask(element => {
        element.load();
        dispatch({ type: 'emptied' });
        play(element);
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
