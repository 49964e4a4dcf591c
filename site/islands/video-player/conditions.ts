declare global {
  interface Navigator {
    /** Network Information API: Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Reasons not to fetch a film, or not to start it unasked. */
export interface Conditions {
  /** The visitor asks pages to use little data. */
  readonly savesData: boolean;
  /** How fast the connection is, as the browser estimates: `slow-2g`, `2g`, `3g`, `4g`. */
  readonly effectiveType: string | undefined;
  readonly reducedMotion: boolean;
  /** The visitor has paused the film during this visit. */
  readonly pausedBefore: boolean;
}

/** Whether a film may be fetched and start by itself. */
export function mayStart({ savesData, effectiveType, reducedMotion, pausedBefore }: Conditions): boolean {
  const slow = ['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
  return !savesData && !slow && !reducedMotion && !pausedBefore;
}

/** The conditions of this visitor, now. */
export function readConditions(film: HTMLVideoElement): Conditions {
  const { connection } = navigator;
  const prefers = (feature: string): boolean => matchMedia(`(prefers-reduced-${feature}: reduce)`).matches;
  return {
    savesData: connection?.saveData === true || prefers('data'),
    effectiveType: connection?.effectiveType,
    reducedMotion: prefers('motion'),
    pausedBefore: wasPaused(film),
  };
}

/** What `keepChoice` of the player has kept. */
function wasPaused(film: HTMLVideoElement): boolean {
  try {
    return sessionStorage.getItem(film.id) === 'paused';
  } catch {
    // Storage can be blocked; then the choice lasts as long as the page.
    return false;
  }
}
