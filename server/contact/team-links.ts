import type { KeyObject } from 'node:crypto';
import type { TeamLinkAction, TeamLinkView } from '#shared/contact/team-link.ts';
import type { Clock } from '../base/clock.ts';
import { type HistoryEvent, isSetAside, toReceipt } from '../base/message.ts';
import type { ChannelSettings } from '../outbox/plan-deliveries.ts';
import type { MessageStore } from './message-store.ts';
import { readLink } from './team-link-token.ts';

interface TeamLinksDeps {
  store: Pick<MessageStore, 'findByReference' | 'history' | 'mark' | 'release'>;
  linkKey: KeyObject;
  clock: Pick<Clock, 'now'>;
  settings: ChannelSettings;
  wakeDelivering(): void;
}

type ShownState = Extract<TeamLinkView, { kind: 'message' }>['state'];

export type TeamLinks = ReturnType<typeof createTeamLinks>;

/** The page names the last of these events. */
const changes = { answered: 'answered', spam: 'spam', reopened: 'new', released: 'released' } as const;

/** What each link changes. Using and undoing a spam link must not reopen an answered message. */
const fromStates = {
  answered: ['new', 'spam'],
  spam: ['new'],
  release: ['set-aside'],
} as const satisfies Record<TeamLinkAction, readonly ShownState[]>;

/** Serves the links of team emails: shows a message's state and makes the one change that a link allows. */
export function createTeamLinks({ store, linkKey, clock, settings, wakeDelivering }: TeamLinksDeps) {
  const open = async (token: string): Promise<TeamLinkView> => {
    const read = readLink(token, linkKey, clock.now());
    if (read.kind !== 'valid') return read;
    const { reference, action } = read.link;
    const message = await store.findByReference(reference);
    if (!message) return { kind: 'unknown' };
    if (message.state === 'erased') return { kind: 'erased' };
    const state = isSetAside(message) ? 'set-aside' : message.state;
    const from: readonly ShownState[] = fromStates[action];
    const history = await store.history(reference);
    return {
      kind: 'message',
      ...toReceipt(message),
      state,
      last: history.map(toChange).findLast(change => change !== undefined),
      next: state === action ? 'new' : from.includes(state) ? action : undefined,
    };
  };
  return {
    /** Changes nothing. */
    open,
    /** Does what was pressed if it is the link's action, or `new`, which undoes that. Returns the result. */
    async change(token: string, pressed: string): Promise<TeamLinkView> {
      const read = readLink(token, linkKey, clock.now());
      if (read.kind === 'valid') {
        const { reference, action } = read.link;
        const origin = { by: 'link', at: clock.now() } as const;
        if (action === 'release') {
          if (pressed !== action) return open(token);
          // A message that somebody has marked stays as it is.
          if (await store.release(reference, settings, { ...origin, from: ['new'] })) wakeDelivering();
        } else if (pressed === action)
          await store.mark(reference, action, { ...origin, from: fromStates[action] });
        // A link undoes its own action only.
        else if (pressed === 'new') await store.mark(reference, 'new', { ...origin, from: [action] });
      }
      return open(token);
    },
  };
}

function toChange({ kind, at }: HistoryEvent) {
  const change = Object.entries(changes).find(([name]) => name === kind)?.[1];
  return change && { change, at: at.toISOString() };
}
