import { fill } from '#content/fill.ts';
import type { HomeCopy } from '#content/schema/about.ts';
import type { Organization } from '#content/schema/organization.ts';

type Directions = Pick<HomeCopy['hero'], 'north' | 'south' | 'east' | 'west'>;

/** Latitude and longitude as a chart prints them, to four decimals (about 11 m): `25.7743° N 80.1937° W`, an en space between. */
export function coordinates({ latitude, longitude }: Organization['geo'], copy: Directions): string {
  const parallel = fill(latitude < 0 ? copy.south : copy.north, { degrees: degrees(latitude) });
  const meridian = fill(longitude < 0 ? copy.west : copy.east, { degrees: degrees(longitude) });
  return `${parallel}\u2002${meridian}`;
}

function degrees(angle: number): string {
  return Math.abs(angle).toFixed(4);
}
