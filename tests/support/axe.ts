import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Options {
  /** Selector of the part of the page to check; the whole page when left out. */
  place?: string;
  /** Names the state of the page in the report of a failure. */
  state?: string;
  /** False on a page whose video never loads, because axe would wait for it. */
  preload?: boolean;
}

/** Fails, softly, for every rule of WCAG A and AA and of good practice that the page breaks. */
export async function expectNoViolations(page: Page, options: Options = {}): Promise<void> {
  const { place, state, preload = true } = options;
  const { violations } = await axe(page, place)
    .options({ preload, resultTypes: ['violations'] })
    .withTags(wcag)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, targets: nodes.map(node => String(node.target)) }));
  expect.soft(found, state).toEqual([]);
}

/** Body text has a contrast of at least 7:1 (WCAG AAA). */
export async function expectBodyTextContrast(page: Page): Promise<void> {
  const { violations } = await axe(page, 'main p')
    .options({ runOnly: ['color-contrast-enhanced'], resultTypes: ['violations'], preload: false })
    .analyze();
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(node => `${node.target}: ${node.failureSummary}`),
  );
  expect.soft(found, 'body text').toEqual([]);
}

/** Without legacy mode, axe opens a second window for what it finds in frames: this site has none. */
function axe(page: Page, place: string | undefined): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode();
  return place === undefined ? builder : builder.include(place);
}
