import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { followMedia, positionOf, refusalOf, soundOf } from './media-events.ts';
import { initialState, nextState, type PlayerState } from './state.ts';

/** The state of a film and the commands of its controls. */
export interface Player {
  /** For the element around the controls. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly state: PlayerState;
  readonly toggle: () => void;
  readonly toggleMuted: () => void;
  /** 0 to 1; 0 mutes. */
  readonly setVolume: (volume: number) => void;
  /** Seconds from the beginning. */
  readonly seek: (time: number) => void;
  /** Closes the message about a refused play. */
  readonly dismiss: () => void;
  /** Reloads a film that failed, and plays it. */
  readonly retry: () => void;
}

/**
 * Controls the film of the section around `root`, which is static HTML and may be playing already. Commands go to the media
 * element; the state comes from what it reports. `muted` is how the film begins.
 */
export function usePlayer(muted = false): Player {
  const root = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(nextState, muted, initialState);

  useEffect(() => {
    const film = filmOf(root);
    return film && followMedia(film, dispatch);
  }, []);

  /** Commands the element, then reads its state: it may have clamped or refused. */
  const ask = (command: (element: HTMLVideoElement) => void) => {
    const element = filmOf(root);
    if (!element) return;
    command(element);
    dispatch(soundOf(element));
    dispatch(positionOf(element));
  };
  const play = (element: HTMLVideoElement) => {
    keepChoice(element, 'playing');
    element.play().catch((error: unknown) => {
      const event = refusalOf(error);
      if (event) dispatch(event);
    });
  };
  const pause = (element: HTMLVideoElement) => {
    keepChoice(element, 'paused');
    element.pause();
  };

  return {
    root,
    state,
    toggle: () => ask(element => (element.paused ? play(element) : pause(element))),
    toggleMuted: () =>
      ask(element => {
        const silent = element.muted || element.volume === 0;
        element.muted = !silent;
        if (silent) element.volume = 1;
      }),
    setVolume: volume =>
      ask(element => {
        element.volume = volume;
        element.muted = volume === 0;
      }),
    seek: time =>
      ask(element => {
        element.currentTime = time;
      }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    retry: () =>
      ask(element => {
        element.load();
        dispatch({ type: 'emptied' });
        play(element);
      }),
  };
}

function filmOf(root: RefObject<HTMLElement | null>): HTMLVideoElement | undefined {
  return root.current?.closest('section')?.querySelector('video') ?? undefined;
}

/** Keeps the visitor's choice for the visit, for a film that would start by itself on the next page. */
function keepChoice(film: HTMLVideoElement, choice: 'paused' | 'playing'): void {
  if (!film.autoplay) return;
  try {
    sessionStorage.setItem(film.id, choice);
  } catch {
    // Storage can be blocked; then the choice lasts as long as the page.
  }
}

/** Whether the captions of a film are shown, read from its text track, and a toggle. */
export function useCaptions({ root }: Player): [shown: boolean, toggle: () => void] {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const tracks = filmOf(root)?.textTracks;
    const read = () => setShown(tracks?.[0]?.mode === 'showing');
    tracks?.addEventListener('change', read);
    return () => tracks?.removeEventListener('change', read);
  }, [root]);
  const toggle = () => {
    const track = filmOf(root)?.textTracks[0];
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  };
  return [shown, toggle];
}
