import { existsSync } from 'node:fs';
import { parseConfig } from '../../server/config.ts';
import { chromiumPath } from '../chromium.mjs';

// Otherwise Astro reports each build to its makers.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const parsed = parseConfig(process.env);
// Invalid settings end the build, so that `npm start` lists every mistake before anything is built.
if (!parsed.ok) {
  console.error(`Invalid settings:\n  ${parsed.problems.join('\n  ')}`);
  process.exit(2);
}

/** The server's settings, read once for the build and for `astro dev`. */
export const settings = parsed.config;

/** Whether the build prints pages as PDF. Pages link to theirs, so this is decided before they are built. */
export const canPrint = existsSync(chromiumPath);
