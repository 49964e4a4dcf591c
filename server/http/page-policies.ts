import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The content security policy of each static page, with the hashes of its scripts, by the page's path. */
export type PagePolicies = ReadonlyMap<string, string>;

const headersFile = z.array(
  z.object({
    pathname: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);

/** Reads what Astro wrote beside the build (`dist/_headers.json`). */
export function readPagePolicies(file: string): PagePolicies {
  const entries = headersFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    entries.flatMap(({ pathname, headers }) =>
      headers
        .filter(({ key }) => key.toLowerCase() === 'content-security-policy')
        .map(({ value }) => [pathname === '/' ? '/' : pathname.replace(/\/$/, ''), value] as const),
    ),
  );
}
