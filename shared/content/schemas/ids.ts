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

const listedClaimIds = [...badgeIds, ...figureIds, ...promiseIds, ...statementIds] as const;

/** Names a claim everywhere: its item on /claims, and in organization.yaml the day it was last checked. */
export const claimId = z.enum([...listedClaimIds, 'statistic']);
export type ClaimId = z.infer<typeof claimId>;

export const solutionIds = ['provision', 'purification', 'distribution', 'technology'] as const;
export const operationIds = ['disaster-response', 'tactical-water-support', 'community-support'] as const;

/** What an owner can leave out, and an item can rest on. `any-hour` is there while `supportHours` is 24/7. */
export const restsOnIds: readonly string[] = [...listedClaimIds, ...solutionIds, ...operationIds, 'any-hour'];

/** Marks an item that repeats what other items say. */
export const restsOn = z
  .array(z.enum(restsOnIds))
  .optional()
  .describe(
    'Ids of claims, solutions and operations. If the English copy leaves one out, this item disappears, too, from every language. Only the English copy needs it.',
  );
