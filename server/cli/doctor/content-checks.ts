import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type BrandFiles, logoOf } from '#content/brand.ts';
import { readBrand } from '#content/content.ts';
import { ContentError } from '#content/parse.ts';
import { claimIds } from '#content/schema/claims.ts';
import { exampleFacts, isReservedHost } from '#content/schema/examples.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { Config } from '../../config.ts';
import { isPublicHost } from '../../public-site.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const check = 'content';
const facts = 'content/organization.yaml';

/** What the project comes with. */
const exampleBrand = 'Clearwell';

/**
 * Lists what the owner still has to replace or to add, each with its file and field. Pages leave out facts that are not
 * set, without a trace. Without `config` the settings are invalid.
 */
export function checkContent(
  organization: Organization,
  config: Pick<Config, 'siteUrl' | 'allowExampleData'> | undefined,
): Finding[] {
  const isRefused = config && isPublicHost(config.siteUrl.hostname) && !config.allowExampleData;
  const findings = [
    ...exampleFacts(organization).map(fact =>
      (isRefused ? fail : warn)(check, `${facts}: ${fact}: is an example`),
    ),
    ...(organization.brand === exampleBrand
      ? [warn(check, `${facts}: brand: ${exampleBrand}: is an example`)]
      : []),
    ...unsetFacts(organization).map(fact => warn(check, `${facts}: ${fact}`)),
    ...checkBrandFiles(organization.brand),
    ...checkTranslations(),
    ...checkIssueLink(),
  ];
  return findings.length === 0 ? [ok(check, 'nothing is an example, nothing is missing')] : findings;
}

function unsetFacts({ brand, legalName, ...organization }: Organization): string[] {
  const { certificates, identifiers, legal, claimsChecked } = organization;
  const { iso9001, epa } = certificates;
  const values = {
    'certificates.iso9001.number': iso9001.number,
    'certificates.iso9001.body': iso9001.body,
    'certificates.iso9001.validTo': iso9001.validTo,
    'certificates.iso9001.scope': iso9001.scope,
    'certificates.epa.establishment': epa.establishment,
    'identifiers.uei': identifiers.uei,
    'identifiers.cage': identifiers.cage,
    'identifiers.naics': identifiers.naics.length > 0,
    'legal.providers': legal.providers,
    'legal.serverCountry': legal.serverCountry,
  };
  const unchecked = claimIds.filter(id => claimsChecked[id] === undefined);
  return [
    ...(legalName === undefined ? ['legalName: is not set'] : []),
    ...(legalName === brand ? ['legalName: is the same as the brand: is it the registered name?'] : []),
    ...Object.entries(values).flatMap(([name, value]) => (value ? [] : [`${name}: is not set`])),
    ...(unchecked.length > 0 ? [`claimsChecked: has no day for ${unchecked.join(', ')}`] : []),
  ];
}

function checkBrandFiles(brand: string): Finding[] {
  try {
    return brandFindings(readBrand(), brand).map(text => warn(check, `content/brand/${text}`));
  } catch (error) {
    if (error instanceof ContentError) return [fail(check, error.message)];
    throw error;
  }
}

/** What is not the brand's own among its drawings, by file and field. */
export function brandFindings(files: BrandFiles, brand: string): string[] {
  const { logo, symbol } = files;
  const asText = 'pages and pictures show the name as text';
  const other = (name: string | undefined) => `title: is "${name}", but the brand is "${brand}"`;
  const findings: string[] = [];
  if (!logo) findings.push(`logo.svg: is missing: ${asText}`);
  else if (!logoOf(files, brand)) findings.push(`logo.svg: ${other(logo.name)}: ${asText}`);
  if (!symbol) findings.push('symbol.svg: is missing: icons are a plain square');
  else if ((symbol.name ?? brand) !== brand)
    findings.push(`symbol.svg: ${other(symbol.name)}: icons show it`);
  return findings;
}

const translated = z.object({
  language: z.object({ translation: z.object({ reviewedBy: z.string().optional() }) }),
});

/** The languages whose translation nobody has checked, which their pages say. */
function checkTranslations(): Finding[] {
  const unchecked = globSync('content/*/shared.yaml').filter(file => {
    const { data } = translated.safeParse(parse(readFileSync(file, 'utf8')));
    return data && !data.language.translation.reviewedBy;
  });
  return unchecked
    .toSorted()
    .map(file =>
      warn(check, `${file}: language.translation.reviewedBy: nobody has checked this translation`),
    );
}

/** Where the project's own forge sends people who need water. */
function checkIssueLink(): Finding[] {
  const file = '.github/ISSUE_TEMPLATE/config.yml';
  if (!existsSync(file)) return [];
  const [, url = ''] = /^\s*url: (https:\S+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  const isExample = URL.canParse(url) && isReservedHost(new URL(url).hostname);
  return isExample ? [warn(check, `${file}: contact_links.url: ${url}: is an example`)] : [];
}
