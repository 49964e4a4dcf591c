import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byteBudget, type PictureName, pictureFolder, pictures } from './pictures.ts';

const names = Object.keys(pictures).filter((name): name is PictureName => name in pictures);

test.each(names)('The files of the picture %s stay within the byte budget', name => {
  for (const width of pictures[name].widths)
    for (const format of ['avif', 'webp'] as const) {
      const { size } = statSync(join(pictureFolder, name, `${width}.${format}`));
      expect(size, `${width}.${format}`).toBeLessThanOrEqual(byteBudget(name, width, format));
    }
});
