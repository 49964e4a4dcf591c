import { type RefObject, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { keepChoice, mayStart, readConditions, wasPaused } from './conditions.ts';
import { followMedia, positionOf, refusalOf, soundOf } from './media-events.ts';
import { initialState, nextState, type PlayerState } from './state.ts';

/** The state of a film and everything a visitor can ask of it. */
export interface Player {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: PlayerState;
  /** Its sources stand in the page, so that the browser fetches them. */
  readonly requested: boolean;
  readonly toggle: () => void;
  readonly toggleMuted: () => void;
  /** 0 to 1; 0 mutes. */
  readonly setVolume: (volume: number) => void;
  /** Seconds from the beginning. */
  readonly seek: (time: number) => void;
  /** Closes the message about a refused play. */
  readonly dismiss: () => void;
  /** Loads a film again that failed, and plays it. */
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
    // Markup from the server can't carry the mute as the element's own state.
    element.muted = muted;
    const starts = autoplay && mayStart(readConditions(wasPaused()));
    element.autoplay = starts;
    setRequested(starts);
    return followMedia(element, dispatch);
  }, [autoplay, muted]);

  /** Asks the element, then believes what it says: it may have clamped or refused. */
  const ask = (command: (element: HTMLVideoElement) => void) => {
    const element = video.current;
    if (!element) return;
    command(element);
    dispatch(soundOf(element));
    dispatch(positionOf(element));
  };
  const play = (element: HTMLVideoElement) => {
    if (autoplay) keepChoice('playing');
    // Browsers grant a play only within the press, so the sources must stand before this returns.
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

/** Whether the captions of a film are shown, as its text track says, and a way to change it. */
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

/** False in the HTML from the server and while it is taken over, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
