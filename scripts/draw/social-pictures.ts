import { rmSync } from 'node:fs';
import { loadContent, readBrand } from '#content/content.ts';
import { cards, recordDrawn } from './cards.ts';
import { drawCards } from './draw-cards.ts';

/*
 * Draws the picture that shared links show, one for each page and language, into public/social/. A build draws those that
 * have changed since into its own folder; this keeps them, and lets a build without Chromium show them.
 */
const all = cards(loadContent(), readBrand());
rmSync('public/social', { recursive: true, force: true });
await drawCards(all, 'public');
recordDrawn(all);
console.log(`${all.length} pictures are in public/social/.`);
