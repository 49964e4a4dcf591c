import type { Content } from '#shared/content/parse.ts';
import type { ClaimId } from '#shared/content/schemas/rests-on.ts';
import type { Link, Source } from '#shared/content/schemas/text.ts';

/** A claim of any kind, as its entry shows it. */
export interface ClaimEntry {
  id: ClaimId;
  says: string;
  means: string;
  limits: string;
  ask?: string | undefined;
  link?: Link | undefined;
  evidence: readonly string[];
  sources?: readonly Source[] | undefined;
}

type Group = keyof Content['claims']['groups'];

/** Every claim of the site once, by its group. */
export function claimEntries(copy: Content['claims']): Record<Group, ClaimEntry[]> {
  const { badges, figures, promises, statements, statistic } = copy;
  return {
    badges: badges.map(badge => ({ ...badge, says: badge.name })),
    figures: figures.map(figure => ({ ...figure, says: `${figure.value} ${figure.label}` })),
    promises: promises.map(promise => ({ ...promise, says: `${promise.name} ${promise.value}` })),
    statements: statements.map(statement => ({ ...statement, says: statement.name })),
    statistic: [{ ...statistic, id: 'statistic', says: [statistic.amount, ...statistic.lines].join(' ') }],
  };
}
