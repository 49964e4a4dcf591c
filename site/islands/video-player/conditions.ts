declare global {
  interface Navigator {
    /** Network Information API: Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/**
 * Whether a film may be fetched and start by itself: not for a visitor who saves data, has a slow connection, prefers
 * reduced motion, or has paused the film during this visit.
 */
export function mayStart(film: HTMLVideoElement): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  const isSlow = ['slow-2g', '2g', '3g'].includes(effectiveType);
  const prefers = (feature: string): boolean => matchMedia(`(prefers-reduced-${feature}: reduce)`).matches;
  return !saveData && !isSlow && !prefers('data') && !prefers('motion') && !wasPaused(film);
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
