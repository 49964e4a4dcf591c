const key = 'background-video';

/** Whether the visitor has paused the background video during this visit. */
export function wasPaused(): boolean {
  try {
    return sessionStorage.getItem(key) === 'paused';
  } catch {
    // Storage can be forbidden; then the choice holds for the page.
    return false;
  }
}

/** Keeps the visitor's choice for the visit. */
export function keepChoice(choice: 'paused' | 'playing'): void {
  try {
    sessionStorage.setItem(key, choice);
  } catch {
    // As above.
  }
}
