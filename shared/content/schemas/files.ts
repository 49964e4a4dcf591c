import { claimsSchema } from './claims.ts';
import { contactSchema } from './contact.ts';
import { everyPageSchema } from './every-page.ts';
import { homeSchema } from './home.ts';
import { impactSchema } from './impact.ts';
import { mailSchema } from './mail.ts';
import { pageSchemas } from './pages.ts';
import { plannerSchema } from './planner.ts';
import { playerSchema } from './player.ts';
import { solutionsSchema } from './solutions.ts';
import { unlistedMeta } from './text.ts';

/** Every file of copy in a language's folder, by its name without the extension. */
export const fileSchemas = {
  'every-page': everyPageSchema,
  player: playerSchema,
  home: homeSchema,
  solutions: solutionsSchema,
  impact: impactSchema,
  claims: claimsSchema,
  contact: contactSchema,
  planner: plannerSchema,
  mail: mailSchema,
  ...pageSchemas,
};

/** The pages that links may lead to and search engines may find. */
export const pagePaths = Object.entries(fileSchemas).flatMap(([name, { shape }]) => {
  if (!('meta' in shape) || shape.meta === unlistedMeta) return [];
  return name === 'home' ? '/' : `/${name}`;
});
