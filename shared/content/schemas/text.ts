import { z } from 'zod';
import { placeholdersIn } from '../../i18n/fill.ts';

/** Copy that reaches a visitor unchanged. A leftover brace means that a fact or name is misspelled. */
export const text = z
  .string()
  .trim()
  .min(1)
  .refine(value => !/[{}]/.test(value), {
    error: ({ input }) =>
      `holds ${/\{.*?\}|[{}]/.exec(`${input}`)?.[0]}, which no fact of organization.yaml fills`,
  });

/** A text of a certain form, such as a code. */
export const matching = (form: RegExp, error: string) => z.string().regex(form, error);

export const texts = z.array(text).min(1);

/** Copy with `{names}` that the program fills: exactly the given names, each at least once. */
export const template = (...names: readonly string[]) => looseTemplate(names);

/** Copy with each of the `needed` names, which may use the `optional` ones, too. */
export function looseTemplate(needed: readonly string[], optional: readonly string[] = []) {
  const names = [...needed, ...optional];
  const rule = optional.length > 0 ? 'may use only' : 'must use exactly';
  return z
    .string()
    .meta({ placeholders: needed })
    .trim()
    .min(1)
    .refine(
      value => {
        const used = placeholdersIn(value);
        return used.every(name => names.includes(name)) && needed.every(name => used.includes(name));
      },
      { error: `${rule} these placeholders: ${names.map(name => `{${name}}`).join(', ')}` },
    );
}

/**
 * One wording for each plural category of the language (Unicode CLDR), all with the same `{names}`. The last
 * name is the count: words for none, one and two, such as the Arabic dual, can say it without the numeral.
 */
export function plural(...names: readonly string[]) {
  const wording = template(...names);
  const countInWords = looseTemplate(names.slice(0, -1), names.slice(-1)).optional();
  return z.strictObject({
    zero: countInWords,
    one: countInWords,
    two: countInWords,
    few: wording.optional(),
    many: wording.optional(),
    other: wording,
  });
}

/** A link to a page of this site (`/about`), a place on the page (`#form`), or another address. */
export const link = z.strictObject({
  label: text,
  href: matching(/^(\/|#|https:\/\/|mailto:|tel:|sms:)/, 'expected a path, a #place or an address').meta({
    title: 'Address',
    description: 'A page of this site such as /about, in English in every language, a #place, or https://…',
  }),
});

export const links = z.array(link).min(1);

/** A published document that a text relies on. `text` says around {title} who published it, and when. */
export const source = z.strictObject({
  text: template('title'),
  title: text,
  href: link.shape.href.optional(),
});

/** Search engines cut longer titles of pages. */
export const maxTitleLength = 70;

/** Title and description in search engines and shared links. Lengths follow how much they display. */
export const meta = z
  .strictObject({
    title: text
      .max(maxTitleLength, `longer than ${maxTitleLength} characters`)
      .describe(`At most ${maxTitleLength} characters. The brand follows by itself.`),
    description: text.max(200, 'longer than 200 characters').describe('At most 200 characters.'),
  })
  .meta({
    title: 'In search results',
    description: 'What search engines and shared links show of the page.',
  });

/** The same for pages that search engines must not find: errors, confirmations, team links. */
export const unlistedMeta = meta.transform(own => ({ ...own, unlisted: true }));

/** The first fields of a page that consists of texts. */
export const page = z.strictObject({ meta, title: text, lead: text });

/**
 * Items known by their `id`, which stays when the words change. What is not true of the owner is left out
 * of the English copy, and so of every language (shared/content/finish-copy.ts).
 */
export function items<Item extends z.ZodType<{ id: string }>>(item: Item, atLeast = 1) {
  return z
    .array(item)
    .min(atLeast)
    .refine(list => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'names two items by the same id',
    });
}

/** A short heading with one or more paragraphs. */
export const passage = z.strictObject({ title: text, text });

/** The way from reading to doing something. */
export const callToAction = passage.extend({ action: link });

export type CallToAction = z.infer<typeof callToAction>;
export type Link = z.infer<typeof link>;
export type Meta = z.infer<typeof meta> & { unlisted?: boolean; withoutBrand?: boolean };
export type Passage = z.infer<typeof passage>;
export type Source = z.infer<typeof source>;
