import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type BrandFiles, logoOf } from '#content/brand.ts';
import type { SiteContent } from '#content/parse.ts';
import type { PictureName } from '../../site/components/picture/slots.ts';
import { type ListedPage, listedPages } from '../../site/seo/listed-pages.ts';
import { socialPicturePath, titleWithoutBrand } from '../../site/seo/social-picture.ts';

/** What one social picture shows. */
export interface Card {
  language: string;
  page: ListedPage['copy'];
  direction: 'ltr' | 'rtl';
  /** In reading order: the page's title, and on the contact page the number to call. */
  copy: { title: string; reading?: string };
  mark: Mark;
}

/** The logo as SVG; without one the symbol, if there is one, and the brand's name. */
type Mark = { logo: string } | { symbol: string | undefined; brand: string };

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
  press: { look: 'model', picture: 'impact-video' },
  'privacy-policy': { look: 'paper' },
  'terms-of-service': { look: 'paper' },
};

/** Pages made from one content file share a picture. */
const pictured = new Set(listedPages.map(({ copy }) => copy));

/** One card for each page and language. */
export function cards(content: SiteContent, files: BrandFiles): Card[] {
  const { organization, languages, copyIn, hasPage } = content;
  const { brand, phone } = organization;
  const logo = logoOf(files, brand);
  const mark = logo ? { logo: logo.svg } : { symbol: files.symbol?.svg, brand };
  return languages.flatMap(language => {
    const copy = copyIn(language);
    return [...pictured]
      .filter(page => hasPage(language, `/${page}`))
      .map(page => ({
        language,
        page,
        direction: copy.shared.language.direction,
        copy: {
          title: titleWithoutBrand(copy[page].meta.title, brand),
          ...(page === 'contact' ? { reading: phone } : {}),
        },
        mark,
      }));
  });
}

/** Digests of what the pictures in public/social/ show, by their paths. */
const recordFile = 'scripts/draw/cards.json';

/** The picture's path below `public` or the built site. */
export const pathOf = ({ language, page }: Card): string => socialPicturePath(language, page).slice(1);

const digestOf = (card: Card) => hash('sha256', JSON.stringify(card)).slice(0, 16);

/** Records that the pictures in public/social/ show these cards. */
export function recordDrawn(all: readonly Card[]): void {
  const digests = Object.fromEntries(all.map(card => [pathOf(card), digestOf(card)]));
  writeFileSync(recordFile, `${JSON.stringify(digests, null, 2)}\n`);
}

/** The cards whose pictures in public/social/ show outdated text or another logo. */
export function outdated(all: readonly Card[]): Card[] {
  const drawn: unknown = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
  const digests = new Map(Object.entries(Object(drawn)));
  return all.filter(card => digests.get(pathOf(card)) !== digestOf(card));
}
