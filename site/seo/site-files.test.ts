import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeColors } from './manifest.ts';

test('The theme colors are those of paper, light and dark', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: ${themeColors.light};`);
  expect(tokens).toContain(`--ground: light-dark(var(--paper), ${themeColors.dark});`);
});
