import { claimsSchema } from './claims.ts';
import { contactSchema } from './contact.ts';
import { everyPageSchema } from './every-page.ts';
import { homeSchema } from './home.ts';
import { impactSchema } from './impact.ts';
import { mailSchema } from './mail.ts';
import {
  aboutSchema,
  accessibilitySchema,
  capabilitiesSchema,
  checklistSchema,
  donateSchema,
  errorSchema,
  legalSchema,
  notFoundSchema,
  offlineSchema,
  pressSchema,
  teamLinkSchema,
  topicsSchema,
  waterNowSchema,
} from './pages.ts';
import { plannerSchema } from './planner.ts';
import { playerSchema } from './player.ts';
import { solutionsSchema } from './solutions.ts';
import { unlistedMeta } from './text.ts';

/**
 * Every file of copy in a language's folder, by its name without the extension. Pages that are words
 * under headings share a schema file; every other file has its own. A title is for the editor.
 */
export const fileSchemas = {
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
export const pagePaths = Object.entries(fileSchemas).flatMap(([name, { shape }]) => {
  if (!('meta' in shape) || shape.meta === unlistedMeta) return [];
  return name === 'home' ? '/' : `/${name}`;
});
