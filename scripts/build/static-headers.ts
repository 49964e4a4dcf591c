import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineHashes } from '#contract/page-policy.ts';
import { immutableFiles, readPolicies } from '../../server/http/build.ts';
import { securityHeaders } from '../../server/http/security-headers.ts';

/**
 * Writes `client/_headers`, for hosts that serve the files without our server: Netlify, Cloudflare Pages and others. They
 * join the values of rules that overlap, so no header is in two rules, and all files have one policy.
 */
export function writeStaticHeaders(dist: string, siteUrl: URL): void {
  const client = join(dist, 'client');
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.html'),
  );
  const policy = sharedPolicy(
    [...readPolicies(join(dist, '_headers.json')).values()],
    pages.map(name => readFileSync(join(client, name), 'utf8')),
  );
  const headers = { ...securityHeaders(siteUrl), 'Content-Security-Policy': policy };
  const rules = { '/*': headers, '/_astro/*': { 'Cache-Control': immutableFiles } };
  const lines = Object.entries(rules).flatMap(([path, values]) => [
    path,
    ...Object.entries(values)
      // Pictures need another value, because other sites show them.
      .filter(([name]) => name !== 'Cross-Origin-Resource-Policy')
      .map(([name, value]) => `  ${name}: ${value}`),
  ]);
  writeFileSync(join(client, '_headers'), `${lines.join('\n')}\n`);
}

/**
 * One policy that allows what the policies of all pages allow, with the hashes of what is really in the pages. Cloudflare
 * ignores lines of more than 2,000 characters.
 */
export function sharedPolicy(policies: readonly string[], pages: readonly string[]): string {
  const inline = new Set(pages.flatMap(html => [...inlineHashes(html)]));
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap(policy => policy.split(';'))) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    const kept = sources.filter(source => !source.startsWith("'sha256-") || inline.has(source));
    directives.set(name, new Set([...(directives.get(name) ?? []), ...kept]));
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
