import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Settings {
  /** Selector of the part of the page to look at; the whole page when left out. */
  place?: string;
  /** Which state of the page this is, for the report of a failure. */
  state?: string;
  /** False where a film never loads: axe would wait for it. */
  preload?: boolean;
}

/** Axe without its second window, in which it joins the findings of frames: this site has none. */
function axe(page: Page, place: string | undefined): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode();
  return place === undefined ? builder : builder.include(place);
}

/** Fails for every rule of WCAG A and AA, and of good practice, that the page breaks. The journey goes on. */
export async function expectNoViolations(
  page: Page,
  { place, state, preload = true }: Settings = {},
): Promise<void> {
  const { violations } = await axe(page, place)
    .options({ preload, resultTypes: ['violations'] })
    .withTags(wcag)
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, targets: nodes.map(node => String(node.target)) }));
  expect.soft(found, state).toEqual([]);
}

/** Body text keeps 7:1 (AAA); labels, buttons and large type keep what AA asks, which `expectNoViolations` checks. */
export async function expectBodyTextContrast(page: Page): Promise<void> {
  const { violations } = await axe(page, 'main p')
    .options({ runOnly: ['color-contrast-enhanced'], resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(node => `${node.target}: ${node.failureSummary}`),
  );
  expect.soft(found, 'body text').toEqual([]);
}

/** Text in a part of the page stands out from what is behind it now, in the window as it is scrolled. */
export async function expectReadable(page: Page, place: string, state: string): Promise<void> {
  const { violations } = await axe(page, place)
    .options({ runOnly: ['color-contrast'], resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(node => `${node.target}: ${node.failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
}
