import { parseSettings } from '../../server/base/settings.ts';

// Otherwise Astro sends a report of each build to its makers.
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const parsed = parseSettings(process.env);
// Invalid settings end the build, so that `npm start` lists every mistake before anything is built.
if (!parsed.ok) {
  console.error(`Invalid settings:\n  ${parsed.problems.join('\n  ')}`);
  process.exit(2);
}

/** The server's settings, read once for the build and for `astro dev`. */
export const buildSettings = parsed.settings;
