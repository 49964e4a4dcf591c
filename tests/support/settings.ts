import { parseSettings, type Settings } from '../../server/base/settings.ts';

/** The settings of a test. Throws if they are invalid. */
export function testSettings(environment: Readonly<Record<string, string>>): Settings {
  const parsed = parseSettings(environment);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.settings;
}
