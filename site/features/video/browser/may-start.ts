/**
 * True if a video may be fetched and start by itself: not for a visitor who saves data, has a slow
 * connection, or prefers reduced motion.
 */
export function mayStart(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  const isSlow = ['slow-2g', '2g', '3g'].includes(effectiveType);
  return !saveData && !isSlow && !reducedMotion().matches;
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
