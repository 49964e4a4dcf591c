import { expect, test } from 'vitest';
import { webVtt } from './captions.ts';

test('No character of a caption is taken for a tag', () => {
  expect(webVtt([{ from: 0, to: 1, text: 'a < b & c' }])).toContain('\na &lt; b &amp; c\n');
});
