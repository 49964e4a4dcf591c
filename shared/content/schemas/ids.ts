import { z } from 'zod';

export const badgeIds = ['iso-9001', 'who-guidelines', 'epa-registration', 'quality-tested'] as const;
export const figureIds = [
  'people-served',
  'liters-delivered',
  'operations-supported',
  'emergency-response',
] as const;
export const promiseIds = ['response', 'delivery', 'deployment', 'support'] as const;
export const statementIds = ['military-grade', 'sewage-treatment'] as const;

/** Names a claim everywhere: its item on /claims, and in organization.yaml the day it was last checked. */
const claimIds = [...badgeIds, ...figureIds, ...promiseIds, ...statementIds, 'statistic'] as const;
export type ClaimId = (typeof claimIds)[number];

export const claimId = z.enum(claimIds);

export const solutionIds = ['provision', 'purification', 'distribution', 'technology'] as const;
export const operationIds = ['disaster-response', 'tactical-water-support', 'community-support'] as const;

/** What an owner can leave out, and an item can rest on. `any-hour` is there while `supportHours` is 24/7. */
export const restsOnIds: readonly string[] = [
  ...badgeIds,
  ...figureIds,
  ...promiseIds,
  ...statementIds,
  ...solutionIds,
  ...operationIds,
  'any-hour',
];

/** Marks an item that repeats what other items say. */
export const restsOn = z
  .array(z.enum(restsOnIds))
  .optional()
  .describe(
    'Ids of claims, solutions and operations. If the English copy leaves one out, this item disappears, too, from every language. Only the English copy needs it.',
  );
