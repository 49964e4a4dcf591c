import { useCallback, useEffect, useState } from 'react';
import {
  deliverMessages,
  type WaitingMessage,
  waitingMessages,
  watchMessages,
} from '../../browser/waiting-messages.ts';

/**
 * The messages kept on this device. Delivers them when the page opens and whenever the connection returns. Starts the
 * service worker, which opens the form and delivers without the page.
 */
export function useWaitingMessages() {
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([]);
  const refresh = useCallback(async () => setWaiting(await waitingMessages()), []);
  useEffect(() => {
    const deliver = async () => {
      await refresh();
      // Where the browser keeps nothing, nothing waits.
      await deliverMessages().catch(() => {});
      await refresh();
    };
    deliver();
    // Fails where visitors or browsers forbid it: the form works without.
    if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => {});
    addEventListener('online', deliver);
    const stopWatching = watchMessages(refresh);
    return () => {
      removeEventListener('online', deliver);
      stopWatching();
    };
  }, [refresh]);
  return { waiting, refresh };
}
