import type { MessageReceipt } from './contact-requests.ts';

/** The path of a link from a team email, before its token. */
export const teamLinkPath = '/desk/';

/**
 * What a link from a team email does to its message: it marks the message as answered or as spam, or releases
 * one that was set aside. What it has marked, it also reopens.
 */
export type TeamLinkAction = 'answered' | 'spam' | 'release';

/** The page behind a link from a team email: it shows nothing that the visitor wrote. */
export type TeamLinkView =
  | ({
      kind: 'message';
      state: 'new' | 'answered' | 'spam' | 'set-aside';
      /** What was last done to it; `undefined` if nothing was. */
      last: { change: 'answered' | 'spam' | 'reopened' | 'released'; at: string } | undefined;
      /** What the page's button does; `undefined` if the link may do nothing. */
      next: TeamLinkAction | 'reopen' | undefined;
    } & MessageReceipt)
  | { kind: 'expired' | 'forged' | 'unknown' | 'erased' };
