import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadContent } from '#content/content.ts';
import type { PictureName } from '../../site/components/picture/slots.ts';
import { type ListedPage, listedPages } from '../../site/seo/listed-pages.ts';
import { titleWithoutBrand } from '../../site/seo/social-picture.ts';

/** What one social picture shows. */
export interface Card {
  language: string;
  page: ListedPage['copy'];
  direction: 'ltr' | 'rtl';
  /** In reading order: the page's title, and on the contact page the number to call. */
  copy: { title: string; reading?: string };
}

/** The background of a page's picture, after the page's own design. */
type Look =
  | { look: 'sea' | 'model' | 'clear'; picture: PictureName }
  | { look: 'paper' | 'deep'; picture?: never };

export const looks: Readonly<Record<ListedPage['copy'], Look>> = {
  home: { look: 'sea', picture: 'hero-ocean' },
  about: { look: 'model', picture: 'solution-provision' },
  solutions: { look: 'model', picture: 'solution-purification' },
  impact: { look: 'model', picture: 'story-coast' },
  contact: { look: 'deep' },
  donate: { look: 'clear', picture: 'closing-tapstand' },
  'water-now': { look: 'deep' },
  questions: { look: 'paper' },
  'before-the-storm': { look: 'sea', picture: 'hero-ocean' },
  planner: { look: 'model', picture: 'lifeline-delivery' },
  capabilities: { look: 'deep' },
  'solutions/provision': { look: 'model', picture: 'about-story' },
  'solutions/distribution': { look: 'model', picture: 'solution-distribution' },
  claims: { look: 'model', picture: 'guarantee-bench' },
  accessibility: { look: 'paper' },
  press: { look: 'model', picture: 'impact-film' },
  'privacy-policy': { look: 'paper' },
  'terms-of-service': { look: 'paper' },
};

/** Pages made from one content file share a picture. */
const pictured = new Set(listedPages.map(({ copy }) => copy));

/** One card for each page and language, with the present content. */
export function cards(): Card[] {
  const { organization, languages, copyIn, hasPage } = loadContent();
  const { brand, phone } = organization;
  return languages.flatMap(language => {
    const content = copyIn(language);
    return [...pictured]
      .filter(page => hasPage(language, `/${page}`))
      .map(page => ({
        language,
        page,
        direction: content.shared.language.direction,
        copy: {
          title: titleWithoutBrand(content[page].meta.title, brand),
          ...(page === 'contact' ? { reading: phone } : {}),
        },
      }));
  });
}

/** Digest of the cards whose pictures are in public/social/. */
const recordFile = 'scripts/draw/cards.sha256';

const digestOf = (all: readonly Card[]) =>
  `${createHash('sha256').update(JSON.stringify(all)).digest('hex')}\n`;

/** Notes which cards the pictures show. */
export function recordDrawn(all: readonly Card[]): void {
  writeFileSync(recordFile, digestOf(all));
}

/** Whether the pictures show what the content says now. */
export function areDrawn(all: readonly Card[]): boolean {
  return existsSync(recordFile) && readFileSync(recordFile, 'utf8') === digestOf(all);
}
