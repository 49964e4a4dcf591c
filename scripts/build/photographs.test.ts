import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { photographProblems } from './photographs.ts';

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } }).jpeg();

test('A photograph that cannot take the place of a drawing is refused by its name', async () => {
  const folder = temporaryFolder();
  await jpeg(3000, 2000).toFile(join(folder, 'provision.jpg'));
  // It was taken with the phone upright, so its pixels lie on their side.
  await jpeg(2000, 3000).withMetadata({ orientation: 6 }).toFile(join(folder, 'distribution.jpg'));
  expect(await photographProblems(folder)).toEqual([]);

  await jpeg(600, 400).toFile(join(folder, 'technology.jpg'));
  writeFileSync(join(folder, 'businesses.png'), 'not a picture');
  await jpeg(3000, 2000).toFile(join(folder, 'holiday.jpg'));
  const whole = await jpeg(3000, 2000).toBuffer();
  writeFileSync(join(folder, 'shelter.jpg'), whole.subarray(0, whole.length / 2));
  writeFileSync(
    join(folder, 'flood.jpg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
  );
  expect((await photographProblems(folder)).sort()).toEqual([
    expect.stringMatching(/businesses\.png: is not a whole JPEG, PNG or WebP picture/),
    expect.stringMatching(/flood\.jpg: is not a whole JPEG, PNG or WebP picture/),
    expect.stringMatching(/holiday\.jpg: expected a photograph named after a drawing: .*provision/),
    expect.stringMatching(/shelter\.jpg: is not a whole JPEG, PNG or WebP picture/),
    expect.stringMatching(/technology\.jpg: is 600 × 400 pixels, and needs at least /),
  ]);
});
