import { claimIds } from '#content/schema/claims.ts';
import { exampleFacts } from '#content/schema/examples.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { Config } from '../../config.ts';
import { isPublicHost } from '../../public-site.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const check = 'organization';

/** Lists what content/organization.yaml still leaves open before the site is complete. */
export function checkOrganization(
  organization: Organization,
  { siteUrl, allowExampleData }: Pick<Config, 'siteUrl' | 'allowExampleData'>,
): Finding[] {
  const isRefused = isPublicHost(siteUrl.hostname) && !allowExampleData;
  const findings = [
    ...exampleFacts(organization).map(fact => (isRefused ? fail : warn)(check, `an example: ${fact}`)),
    ...unsetFacts(organization).map(fact => warn(check, `not set: ${fact}`)),
  ];
  return findings.length === 0 ? [ok(check, 'complete')] : findings;
}

/** Pages leave out what is not set, without a trace: nobody else would notice. */
function unsetFacts(organization: Organization): string[] {
  const { brand, legalName, certificates, identifiers, legal, claimsChecked } = organization;
  const { iso9001, epa } = certificates;
  const facts = {
    'legalName (or the same as the brand)': legalName !== brand && legalName,
    'certificates.iso9001.number': iso9001.number,
    'certificates.iso9001.body': iso9001.body,
    'certificates.iso9001.validTo': iso9001.validTo,
    'certificates.iso9001.scope': iso9001.scope,
    'certificates.epa.establishment': epa.establishment,
    'identifiers.uei': identifiers.uei,
    'identifiers.cage': identifiers.cage,
    'identifiers.naics': identifiers.naics.length > 0,
    'legal.providers, which the privacy policy names': legal.providers,
    'legal.serverCountry, which the privacy policy names': legal.serverCountry,
  };
  const unchecked = claimIds.filter(id => claimsChecked[id] === undefined);
  return [
    ...Object.entries(facts).flatMap(([name, value]) => (value ? [] : [name])),
    ...(unchecked.length > 0 ? [`claimsChecked of ${unchecked.join(', ')}`] : []),
  ];
}
