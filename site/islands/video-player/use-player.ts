import { type RefObject, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { keepChoice, mayStart, readConditions, wasPaused } from './conditions.ts';
import { followMedia, positionOf, refusalOf, soundOf } from './media-events.ts';
import { initialState, nextState, type PlayerState } from './state.ts';

/** The state of a film and the commands of its controls. */
export interface Player {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: PlayerState;
  /** Its sources are in the page, so that the browser fetches them. */
  readonly requested: boolean;
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

/** Commands go to the media element; the state comes from what it reports. */
export function usePlayer(autoplay: boolean, muted: boolean): Player {
  const video = useRef<HTMLVideoElement>(null);
  const [state, dispatch] = useReducer(nextState, muted, initialState);
  const [requested, setRequested] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // HTML from the server cannot set the element's own mute state.
    element.muted = muted;
    const starts = autoplay && mayStart(readConditions(wasPaused()));
    element.autoplay = starts;
    setRequested(starts);
    return followMedia(element, dispatch);
  }, [autoplay, muted]);

  /** Commands the element, then reads its state: it may have clamped or refused. */
  const ask = (command: (element: HTMLVideoElement) => void) => {
    const element = video.current;
    if (!element) return;
    command(element);
    dispatch(soundOf(element));
    dispatch(positionOf(element));
  };
  const play = (element: HTMLVideoElement) => {
    if (autoplay) keepChoice('playing');
    // Browsers allow playing only during the press, so the sources must be rendered before this returns.
    flushSync(() => setRequested(true));
    element.play().catch((error: unknown) => {
      const event = refusalOf(error);
      if (event) dispatch(event);
    });
  };
  const pause = (element: HTMLVideoElement) => {
    if (autoplay) keepChoice('paused');
    element.pause();
  };

  return {
    video,
    state,
    requested,
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

/** Whether the captions of a film are shown, read from its text track, and a toggle. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>): [shown: boolean, toggle: () => void] {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const tracks = video.current?.textTracks;
    const read = () => setShown(tracks?.[0]?.mode === 'showing');
    tracks?.addEventListener('change', read);
    return () => tracks?.removeEventListener('change', read);
  }, [video]);
  const toggle = () => {
    const track = video.current?.textTracks[0];
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  };
  return [shown, toggle];
}

const never = () => () => {};

/** False in the HTML from the server and during hydration, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
