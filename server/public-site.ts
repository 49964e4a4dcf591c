import ipaddr from 'ipaddr.js';
import { exampleFacts, isReservedHost } from '#content/schema/examples.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { Config } from './config.ts';

/** Whether anybody on the internet may reach a host: not this machine, a private network or a reserved name. */
export function isPublicHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() === 'unicast';
  return /\.[^.]/.test(host) && !isReservedHost(host);
}

/**
 * Why the site must not be served at its address, as lines for whoever starts it; empty if it may be. After a
 * storm, an example number below "Need drinking water for a group?" would be the worst mistake that this site can make.
 */
export function publicExamples(
  { siteUrl, allowExampleData }: Pick<Config, 'siteUrl' | 'allowExampleData'>,
  organization: Organization,
): string[] {
  const examples = exampleFacts(organization);
  if (allowExampleData || examples.length === 0 || !isPublicHost(siteUrl.hostname)) return [];
  return [
    `With SITE_URL ${siteUrl.origin} these examples would go public. Replace them in content/organization.yaml:`,
    ...examples.map(example => `  ${example}`),
    'To show them anyway, set ALLOW_EXAMPLE_DATA=1: a banner then marks every page, and search engines are kept out.',
  ];
}
