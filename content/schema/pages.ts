import { aboutSchema } from './about.ts';
import { accessibilitySchema } from './accessibility.ts';
import { capabilitiesSchema } from './capabilities.ts';
import { checklistSchema } from './checklist.ts';
import { claimsSchema } from './claims.ts';
import { contactSchema } from './contact.ts';
import { contactAnswersSchema } from './contact-answers.ts';
import { dataSheetSchema, dataSheetsSchema } from './data-sheets.ts';
import { deskSchema } from './desk.ts';
import { donateSchema } from './donate.ts';
import { errorSchema } from './error.ts';
import { homeSchema } from './home.ts';
import { impactSchema } from './impact.ts';
import { legalSchema } from './legal.ts';
import { mailSchema } from './mail.ts';
import { notFoundSchema } from './not-found.ts';
import { plannerSchema } from './planner.ts';
import { playerSchema } from './player.ts';
import { pressSchema } from './press.ts';
import { sharedSchema } from './shared.ts';
import { solutionsSchema } from './solutions.ts';

/** Every file of words in a language's folder, by its name without the ending. */
export const pageSchemas = {
  shared: sharedSchema,
  player: playerSchema,
  home: homeSchema,
  about: aboutSchema,
  solutions: solutionsSchema,
  'data-sheets': dataSheetsSchema,
  'solutions/provision': dataSheetSchema,
  'solutions/purification': dataSheetSchema,
  'solutions/distribution': dataSheetSchema,
  'solutions/technology': dataSheetSchema,
  capabilities: capabilitiesSchema,
  impact: impactSchema,
  checklist: checklistSchema,
  claims: claimsSchema,
  contact: contactSchema,
  'contact-answers': contactAnswersSchema,
  desk: deskSchema,
  donate: donateSchema,
  accessibility: accessibilitySchema,
  press: pressSchema,
  mail: mailSchema,
  planner: plannerSchema,
  'not-found': notFoundSchema,
  error: errorSchema,
  'privacy-policy': legalSchema,
  'terms-of-service': legalSchema,
};
