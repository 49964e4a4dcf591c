import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML from the server and while it is taken over, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
