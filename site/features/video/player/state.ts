/** State that the media element reported. Nothing is assumed from a press. */
export interface PlayerState {
  /** `loading` until the metadata is there; the placeholder picture covers all but `ready`. */
  readonly phase: 'loading' | 'ready' | 'errored';
  readonly playing: boolean;
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Seconds from the beginning. */
  readonly time: number;
  /** Seconds; 0 while it is not known. */
  readonly duration: number;
  /** Why the browser refused a play that the visitor asked for, in the browser's words. */
  readonly refusal: string | undefined;
}

export type PlayerEvent =
  | { readonly type: 'emptied' | 'failed' | 'played' | 'paused' | 'dismissed' }
  | { readonly type: 'described'; readonly duration: number }
  | { readonly type: 'sounded'; readonly volume: number; readonly muted: boolean }
  | { readonly type: 'moved'; readonly time: number }
  | { readonly type: 'refused'; readonly reason: string };

/** A player before anything was fetched. */
export function initialPlayerState(muted: boolean): PlayerState {
  return { phase: 'loading', playing: false, muted, volume: 1, time: 0, duration: 0, refusal: undefined };
}

/** The state after an event of the media element. */
export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'emptied':
      return { ...initialPlayerState(state.muted), volume: state.volume };
    case 'described':
      // A stream without an end has no position that could be shown or sought.
      return { ...state, phase: 'ready', duration: Number.isFinite(event.duration) ? event.duration : 0 };
    case 'failed':
      return { ...state, phase: 'errored', playing: false, refusal: undefined };
    case 'played':
      return state.phase === 'errored' ? state : { ...state, playing: true, refusal: undefined };
    case 'paused':
      return { ...state, playing: false };
    case 'sounded':
      return { ...state, volume: event.volume, muted: event.muted || event.volume === 0 };
    case 'moved':
      return { ...state, time: event.time };
    case 'refused':
      // A video that failed to load already shows that.
      return state.phase === 'errored' ? state : { ...state, playing: false, refusal: event.reason };
    case 'dismissed':
      return { ...state, refusal: undefined };
  }
}
