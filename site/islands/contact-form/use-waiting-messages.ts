import { useCallback, useEffect, useState } from 'react';
import {
  deliverMessages,
  type WaitingMessage,
  waitingMessages,
  watchMessages,
} from '../../browser/waiting-messages.ts';

/** The messages kept on this device. Delivers them when the page opens and whenever the connection returns. */
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
    addEventListener('online', deliver);
    const stopWatching = watchMessages(refresh);
    return () => {
      removeEventListener('online', deliver);
      stopWatching();
    };
  }, [refresh]);
  return { waiting, refresh };
}
