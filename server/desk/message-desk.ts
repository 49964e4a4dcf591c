import type { KeyObject } from 'node:crypto';
import type { DeskAction, DeskView, MessageDesk } from '#contract/page-services.ts';
import type { MessageStore } from '../contact/message-store.ts';
import { type MessageEvent, receiptOf } from '../message.ts';
import { readLink } from './link.ts';

export interface DeskNeeds {
  store: Pick<MessageStore, 'findByReference' | 'history' | 'change'>;
  /** Signs links. */
  key: KeyObject;
  now(): Date;
}

/** Changes of state, the last of which the page names. */
const changes: readonly MessageEvent['kind'][] = ['answered', 'spam', 'reopened'];

/** What the links of team mails open: a message's state, and the one change each link may make. */
export function messageDesk({ store, key, now }: DeskNeeds): MessageDesk {
  const open = async (token: string): Promise<DeskView> => {
    const read = readLink(token, key, now());
    if (read.kind !== 'valid') return read;
    const { reference, action } = read.link;
    const message = await store.findByReference(reference);
    if (!message) return { kind: 'unknown' };
    if (message.state === 'erased') return { kind: 'erased' };
    const history = await store.history(reference);
    const last = history.findLast(event => changes.includes(event.kind));
    return {
      kind: 'message',
      ...receiptOf(message),
      state: message.state,
      changedAt: last?.at,
      action,
      next: message.state === action ? 'new' : action,
    };
  };
  return {
    open,
    async change(token: string, state: 'new' | DeskAction) {
      const read = readLink(token, key, now());
      // A link does what it says, and takes that back; nothing else.
      if (read.kind === 'valid' && (state === 'new' || state === read.link.action))
        await store.change(read.link.reference, state, 'link', now());
      return open(token);
    },
  };
}
