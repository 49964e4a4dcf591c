import { parseSettings, type Settings } from '../../server/base/settings.ts';

/** In these and later ones everything works (docs/architecture.md): newer syntax is compiled for them. */
export const oldestBrowsers = ['chrome105', 'firefox121', 'safari15.4', 'ios15.4'];

/** The server's settings. Invalid ones end the build: `npm start` lists them before anything is built. */
export function readBuildSettings(): Settings {
  const parsed = parseSettings(process.env);
  if (parsed.ok) return parsed.settings;
  console.error(`Invalid settings:\n  ${parsed.problems.join('\n  ')}`);
  process.exit(2);
}
