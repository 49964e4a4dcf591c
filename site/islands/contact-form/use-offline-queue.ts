import { useCallback, useEffect, useState } from 'react';
import {
  type QueuedMessage,
  queuedMessages,
  removeFromQueue,
  sendQueue,
  watchQueue,
} from '../../browser/offline-queue.ts';

/** The offline queue. Sends it when the page opens and whenever the connection returns. */
export function useOfflineQueue() {
  const [waiting, setWaiting] = useState<readonly QueuedMessage[]>([]);
  const refresh = useCallback(async () => setWaiting(await queuedMessages()), []);
  useEffect(() => {
    const deliver = async () => {
      await refresh();
      // Without storage there is no queue.
      await sendQueue().catch(() => {});
      await refresh();
    };
    deliver();
    addEventListener('online', deliver);
    const stopWatching = watchQueue(refresh);
    return () => {
      removeEventListener('online', deliver);
      stopWatching();
    };
  }, [refresh]);
  /** Returns whether it was still queued. */
  const remove = useCallback(
    async ({ id }: QueuedMessage) => {
      const wasQueued = await removeFromQueue(id);
      await refresh();
      return wasQueued;
    },
    [refresh],
  );
  return { waiting, refresh, remove };
}
