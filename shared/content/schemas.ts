import { claimsSchema } from './schemas/claims.ts';
import { contactSchema } from './schemas/contact.ts';
import { everyPageSchema } from './schemas/every-page.ts';
import { homeSchema } from './schemas/home.ts';
import { impactSchema } from './schemas/impact.ts';
import { mailSchema } from './schemas/mail.ts';
import {
  aboutSchema,
  accessibilitySchema,
  capabilitiesSchema,
  donateSchema,
  errorSchema,
  legalSchema,
  notFoundSchema,
  offlineSchema,
  pressSchema,
  teamLinkSchema,
  topicsSchema,
  waterNowSchema,
} from './schemas/pages.ts';
import { plannerSchema } from './schemas/planner.ts';
import { playerSchema } from './schemas/player.ts';
import { checklistSchema, solutionsSchema } from './schemas/solutions.ts';
import { unlistedMeta } from './schemas/text.ts';

/**
 * Every file of copy in a language's folder, by its name without the extension: a large one has a file of its own in
 * `schemas/`, others share one. A title is for the editor.
 */
export const pageSchemas = {
  'every-page': everyPageSchema,
  player: playerSchema.meta({ title: 'Video player' }),
  home: homeSchema,
  about: aboutSchema,
  solutions: solutionsSchema,
  capabilities: capabilitiesSchema,
  impact: impactSchema,
  checklist: checklistSchema.meta({ title: 'What to have ready' }),
  claims: claimsSchema,
  contact: contactSchema,
  'team-link': teamLinkSchema.meta({ title: 'Team links' }),
  donate: donateSchema,
  accessibility: accessibilitySchema,
  press: pressSchema,
  mail: mailSchema.meta({ title: 'Emails' }),
  planner: plannerSchema,
  'water-now': waterNowSchema,
  questions: topicsSchema,
  'before-the-storm': topicsSchema,
  'not-found': notFoundSchema,
  error: errorSchema.meta({ title: 'Error page' }),
  offline: offlineSchema.meta({ title: 'Without a connection' }),
  'privacy-policy': legalSchema,
  'terms-of-service': legalSchema,
};

/** The pages that links may lead to and search engines may find. */
export const pagePaths = Object.entries(pageSchemas).flatMap(([name, { shape }]) => {
  if (!('meta' in shape) || shape.meta === unlistedMeta) return [];
  return name === 'home' ? '/' : `/${name}`;
});
