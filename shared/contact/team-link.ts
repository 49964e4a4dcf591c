import type { MessageReceipt } from './contact-message.ts';

/** The path of a link from a team email, before its token. */
export const teamLinkPath = '/desk/';

/**
 * What a link from a team email does to its message. `answered` and `spam` are also the states that they lead
 * to, and `new` undoes them; `release` makes a message new that was set aside, and is `released` once done.
 */
export type TeamLinkAction = 'answered' | 'spam' | 'release';

/** The page behind a link from a team email: it shows nothing that the visitor wrote. */
export type TeamLinkView =
  | ({
      kind: 'message';
      state: 'new' | 'answered' | 'spam' | 'set-aside';
      /** What was last done to it; `undefined` if nothing was. */
      last: { change: 'new' | 'answered' | 'spam' | 'released'; at: Date } | undefined;
      /** What the page's button does; `undefined` if the link may do nothing. */
      next: 'new' | TeamLinkAction | undefined;
    } & MessageReceipt)
  | { kind: 'expired' | 'forged' | 'unknown' | 'erased' };
