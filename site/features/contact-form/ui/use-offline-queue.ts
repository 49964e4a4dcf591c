import { useEffect, useState } from 'react';
import {
  type QueuedMessage,
  queuedMessages,
  removeFromQueue,
  sendQueue,
  watchQueue,
} from '../model/offline-queue.ts';

/** The offline queue. Sends it when the page opens and whenever the connection returns. */
export function useOfflineQueue() {
  const [messages, setMessages] = useState<readonly QueuedMessage[]>([]);
  const refresh = async () => setMessages(await queuedMessages());
  useEffect(() => {
    const send = async () => {
      await refresh();
      // Without storage there is no queue.
      await sendQueue().catch(() => {});
      await refresh();
    };
    send();
    addEventListener('online', send);
    const stopWatching = watchQueue(refresh);
    return () => {
      removeEventListener('online', send);
      stopWatching();
    };
  }, []);
  return {
    messages,
    refresh,
    /** Returns whether it was still queued. */
    async remove({ id }: QueuedMessage): Promise<boolean> {
      const wasQueued = await removeFromQueue(id);
      await refresh();
      return wasQueued;
    },
  };
}
