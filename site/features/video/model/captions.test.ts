import { expect, test } from 'vitest';
import { wayOfWaterCaptions } from './captions.ts';

test('No character of a caption is taken for a tag', () => {
  expect(wayOfWaterCaptions([{ caption: 'a < b & c' }])).toContain('\na &lt; b &amp; c\n');
});
