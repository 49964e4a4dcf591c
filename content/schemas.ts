import { aboutSchema } from './schema/about.ts';
import { accessibilitySchema } from './schema/accessibility.ts';
import { capabilitiesSchema } from './schema/capabilities.ts';
import { checklistSchema } from './schema/checklist.ts';
import { claimsSchema } from './schema/claims.ts';
import { contactSchema } from './schema/contact.ts';
import { contactAnswersSchema } from './schema/contact-answers.ts';
import { teamLinkSchema } from './schema/desk.ts';
import { distressSchema } from './schema/distress.ts';
import { donateSchema } from './schema/donate.ts';
import { errorSchema } from './schema/error.ts';
import { homeSchema } from './schema/home.ts';
import { impactSchema } from './schema/impact.ts';
import { legalSchema } from './schema/legal.ts';
import { mailSchema } from './schema/mail.ts';
import { notFoundSchema } from './schema/not-found.ts';
import { offlineSchema } from './schema/offline.ts';
import { organizationSchema } from './schema/organization.ts';
import { plannerSchema } from './schema/planner.ts';
import { playerSchema } from './schema/player.ts';
import { pressSchema } from './schema/press.ts';
import { sharedSchema } from './schema/shared.ts';
import { solutionsSchema } from './schema/solutions.ts';
import { topicsSchema } from './schema/topics.ts';
import { waterNowSchema } from './schema/water-now.ts';

/** Every file of copy in a language's folder, by its name without the extension. A title is for the editor. */
export const pageSchemas = {
  shared: sharedSchema.meta({ title: 'Every page' }),
  player: playerSchema.meta({ title: 'Video player' }),
  home: homeSchema,
  about: aboutSchema,
  solutions: solutionsSchema,
  capabilities: capabilitiesSchema,
  impact: impactSchema,
  checklist: checklistSchema.meta({ title: 'What to have ready' }),
  claims: claimsSchema,
  contact: contactSchema,
  'contact-answers': contactAnswersSchema.meta({ title: 'Answers to the form' }),
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

/** The files that are the same in every language. */
export const factSchemas = {
  organization: organizationSchema,
  distress: distressSchema.meta({ title: 'Words of distress' }),
};

/** Copy that a language may lack; its pages are then linked in the default language. */
export const optionalCopy = {
  accessibility: true,
  capabilities: true,
  'team-link': true,
  press: true,
} as const satisfies Partial<Record<keyof typeof pageSchemas, true>>;
