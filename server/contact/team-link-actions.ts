import type { KeyObject } from 'node:crypto';
import type { TeamLinkAction, TeamLinkView } from '#shared/contact/on-demand.ts';
import type { Clock } from '../clock.ts';
import { type MessageEvent, type MessageState, toReceipt } from '../storage/message.ts';
import type { MessageStore } from './database-message-store.ts';
import { readLink } from './team-link-token.ts';

export interface TeamLinkActionsDeps {
  store: Pick<MessageStore, 'findByReference' | 'history' | 'change'>;
  /** Signs links. */
  key: KeyObject;
  clock: Pick<Clock, 'now'>;
}

/** The links from team emails. Opening one changes nothing. */
export interface TeamLinkActions {
  open(token: string): Promise<TeamLinkView>;
  /** Applies the link's action or undoes it (`new`); ignores any other state. Returns the result. */
  change(token: string, state: string): Promise<TeamLinkView>;
}

/** The page names the last of these events. */
const changes: readonly MessageEvent['kind'][] = ['answered', 'spam', 'reopened'];

/** The change of each link. Using and undoing a spam link must not reopen an answered message. */
const fromStates: Readonly<Record<TeamLinkAction, readonly MessageState[]>> = {
  answered: ['new', 'spam'],
  spam: ['new'],
};

/** Serves the links of team emails: shows a message's state and makes the one change that each link allows. */
export function teamLinkActions({ store, key, clock }: TeamLinkActionsDeps): TeamLinkActions {
  const open = async (token: string): Promise<TeamLinkView> => {
    const read = readLink(token, key, clock.now());
    if (read.kind !== 'valid') return read;
    const { reference, action } = read.link;
    const message = await store.findByReference(reference);
    if (!message) return { kind: 'unknown' };
    if (message.state === 'erased') return { kind: 'erased' };
    const history = await store.history(reference);
    const last = history.findLast(event => changes.includes(event.kind));
    return {
      kind: 'message',
      ...toReceipt(message),
      state: message.state,
      changedAt: last?.at,
      action,
      next:
        message.state === action ? 'new' : fromStates[action].includes(message.state) ? action : undefined,
    };
  };
  return {
    open,
    async change(token: string, state: string) {
      const read = readLink(token, key, clock.now());
      if (read.kind === 'valid') {
        const { reference, action } = read.link;
        if (state === action) await store.change(reference, action, 'link', clock.now(), fromStates[action]);
        // A link undoes its own action only.
        else if (state === 'new') await store.change(reference, 'new', 'link', clock.now(), [action]);
      }
      return open(token);
    },
  };
}
