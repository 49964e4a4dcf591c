import type { Meta } from '../../content/schema/text.ts';
import type { Page } from '../page.ts';

type Attributes = Record<string, string>;

/** What stands in the head of a page. */
export interface PageHead {
  title: string;
  meta: Attributes[];
  links: Attributes[];
  jsonLd: string | undefined;
}

export function pageHead({
  page,
  meta,
  unlisted,
  site,
}: {
  page: Page;
  meta: Meta;
  unlisted: boolean;
  site: URL | undefined;
}): PageHead {
  return {
    title: meta.title,
    meta: [
      { name: 'description', content: meta.description },
      ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: unlisted ? [] : [{ rel: 'canonical', href: new URL(page.href, site).href }],
    jsonLd: undefined,
  };
}
