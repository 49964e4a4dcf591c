import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byteBudget, type PictureName, pictureFolder, slots } from './slots.ts';

const names = Object.keys(slots).filter((name): name is PictureName => name in slots);

test.each(names)('The files of the picture %s stay within the byte budget', name => {
  for (const width of slots[name].widths)
    for (const format of ['avif', 'webp'] as const) {
      const { size } = statSync(join(pictureFolder, name, `${width}.${format}`));
      expect(size, `${width}.${format}`).toBeLessThanOrEqual(byteBudget(name, width, format));
    }
});
