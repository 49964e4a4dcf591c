import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Drawing } from './Drawing.tsx';
import { plainSvg } from './plain-svg.tsx';
import { Shape } from './shape/Shape.tsx';
import { Can } from './things/Can.tsx';

test('A drawing without style sheets has the colors of the page, also in what it repeats', async () => {
  const Scene = () => (
    <Drawing width={60} height={40}>
      <Shape of="0,0 20,0 20,40 0,40" wash="ink" line="none" loose />
      <Can x={45} y={5} scale={1.4} wash="white" />
    </Drawing>
  );
  const svg = plainSvg(Scene, [0, 0, 60, 40], 60);
  expect(svg).not.toMatch(/var\(|calc\(|class=|<use/);
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const color = (x: number, y: number) =>
    data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  expect(color(10, 20).toString('hex'), 'ink').toBe('0b2530');
  expect(color(46, 24).toString('hex'), 'a white can').toBe('fffdf7');
  expect(color(28, 3).toString('hex'), 'the sky').toBe('fbf1e0');
});
