import type { KeyObject } from 'node:crypto';
import type { TeamLinkView } from '#shared/contact/team-link.ts';
import type { Clock } from '../base/clock.ts';
import { type HistoryEvent, isSetAside, type MessageState, toReceipt } from '../base/message.ts';
import type { ChannelSettings } from '../outbox/plan-deliveries.ts';
import { allowedStates } from './message-changes.ts';
import type { MessageStore } from './message-store.ts';
import { readLink } from './team-link-token.ts';

interface TeamLinksDeps {
  store: Pick<MessageStore, 'findByReference' | 'history' | 'mark' | 'reopen' | 'release'>;
  linkKey: KeyObject;
  clock: Pick<Clock, 'now'>;
  channelSettings: ChannelSettings;
  wakeDelivering(): void;
}

export type TeamLinks = ReturnType<typeof createTeamLinks>;

/** The page names the last of these events. */
const changes = ['answered', 'spam', 'reopened', 'released'] as const;

/** Serves the links of team emails: shows a message's state and makes the one change that a link allows. */
export function createTeamLinks({ store, linkKey, clock, channelSettings, wakeDelivering }: TeamLinksDeps) {
  const view = async (token: string): Promise<TeamLinkView> => {
    const read = readLink(token, linkKey, clock.now());
    if (read.kind !== 'valid') return read;
    const { reference, action } = read.link;
    const message = await store.findByReference(reference);
    if (!message) return { kind: 'unknown' };
    if (message.state === 'erased') return { kind: 'erased' };
    const from: readonly MessageState[] = allowedStates[action];
    const mayChange = from.includes(message.state) && isSetAside(message) === (action === 'release');
    const history = await store.history(reference);
    return {
      kind: 'message',
      ...toReceipt(message),
      state: isSetAside(message) ? 'set-aside' : message.state,
      last: history.map(toChange).findLast(change => change !== undefined),
      // A link undoes its own action only.
      next: message.state === action ? 'reopen' : mayChange ? action : undefined,
    };
  };
  return {
    /** Changes nothing. */
    view,
    /** Does what was pressed if `view` offers it, and returns the result. */
    async change(token: string, pressed: string): Promise<TeamLinkView> {
      const shown = await view(token);
      if (shown.kind !== 'message' || shown.next !== pressed) return shown;
      const { reference, next } = shown;
      const stamp = { by: 'link', at: clock.now() } as const;
      if (next === 'reopen') await store.reopen(reference, stamp);
      else if (next !== 'release') await store.mark(reference, next, stamp);
      else if (await store.release(reference, channelSettings, stamp)) wakeDelivering();
      return view(token);
    },
  };
}

function toChange({ kind, at }: HistoryEvent) {
  const change = changes.find(known => known === kind);
  return change && { change, at: at.toISOString() };
}
