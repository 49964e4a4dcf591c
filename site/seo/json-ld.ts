import type { BreadcrumbList, Thing, WebSite } from 'schema-dts';
import type { Meta } from '#shared/content/schemas/text.ts';
import { localizedPath } from '#shared/i18n/language.ts';
import type { Page } from '../page.ts';
import { business, businessId } from './business.ts';

interface JsonLdFacts {
  page: Page;
  meta: Meta;
  /** The page's public address; `undefined` for errors and confirmations, which have none to share. */
  url: string | undefined;
  site: URL;
}

/** The structured data of a page, as text that is safe in an HTML script element. */
export function jsonLd(facts: JsonLdFacts): string {
  return escapeForScript(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph(facts) }));
}

/**
 * The business and the site on every page, and breadcrumbs on every page below Home that has an address. Leaves out
 * what the head says already, such as title, description and language.
 */
export function graph({ page, meta, url, site }: JsonLdFacts): Thing[] {
  const isBelowHome = url !== undefined && page.path !== '/';
  return [business(page, site), website(page, site), ...(isBelowHome ? [breadcrumb(page, meta, site)] : [])];
}

function website({ organization, versions }: Page, site: URL): WebSite {
  return {
    '@type': 'WebSite',
    '@id': new URL('/#website', site).href,
    url: new URL('/', site).href,
    name: organization.brand,
    inLanguage: versions.map(({ code }) => code),
    publisher: { '@id': businessId(site) },
  };
}

function breadcrumb(page: Page, meta: Meta, site: URL): BreadcrumbList {
  const home = localizedPath(page.language, '/');
  const trail = [
    { name: shortName(page, home, page.copy.home.meta), item: new URL(home, site).href },
    { name: shortName(page, page.href, meta) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** A page's label in header or footer, or its title. */
function shortName({ copy: { shared }, organization }: Page, href: string, meta: Meta): string {
  const { quickLinks, more, legalLinks } = shared.footer;
  const links = [...shared.header.links, ...quickLinks.links, ...more.links, ...legalLinks];
  return links.find(link => link.href === href)?.label ?? titleWithoutBrand(meta.title, organization.brand);
}

/** A page's title without the brand: `About Us | Clearwell` becomes `About Us`. */
export function titleWithoutBrand(title: string, brand: string): string {
  const suffix = ` | ${brand}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** Keeps content from closing the script element. */
function escapeForScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
