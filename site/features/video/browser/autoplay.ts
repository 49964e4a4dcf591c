/**
 * True if a video may be fetched and start by itself: not for a visitor who saves data, has a slow
 * connection, prefers reduced motion, or has paused the video during this visit.
 */
export function mayAutoplay(video: Pick<HTMLVideoElement, 'id'>): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  const isSlow = ['slow-2g', '2g', '3g'].includes(effectiveType);
  return !saveData && !isSlow && !reducedMotion().matches && !wasPaused(video);
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Saves the visitor's choice for the visit, for a video that would start by itself on the next page. */
export function saveChoice(video: HTMLVideoElement, choice: 'paused' | 'playing'): void {
  if (!video.autoplay) return;
  try {
    sessionStorage.setItem(video.id, choice);
  } catch {
    // Storage can be blocked; then the choice lasts as long as the page.
  }
}

function wasPaused(video: Pick<HTMLVideoElement, 'id'>): boolean {
  try {
    return sessionStorage.getItem(video.id) === 'paused';
  } catch {
    return false;
  }
}
