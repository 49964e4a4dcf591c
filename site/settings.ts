/** Settings that pages use. Fixed when the site is built. */
export interface PageSettings {
  /** Lets example data go public, with a banner. */
  allowExampleData: boolean;
}

/** Written by `scripts/build/site-build.ts`. */
declare const PAGE_SETTINGS: PageSettings;

export const settings = PAGE_SETTINGS;
