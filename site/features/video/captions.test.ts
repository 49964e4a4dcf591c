import { expect, test } from 'vitest';
import { webVtt } from './captions.ts';

test('Captions are a WebVTT file with times to the millisecond', () => {
  const captions = [
    { from: 0, to: 4.25, text: 'Sea' },
    { from: 4.25, to: 61.5, text: 'Pump' },
  ];
  expect(webVtt(captions)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:04.250 line:80%\nSea\n\n00:04.250 --> 01:01.500 line:80%\nPump\n',
  );
});

test('No character of a caption is taken for a tag', () => {
  expect(webVtt([{ from: 0, to: 1, text: 'a < b & c' }])).toContain('\na &lt; b &amp; c\n');
});
