/// <reference types="astro/client" />

/** Lets example data go public, with a banner. Fixed by `scripts/build/site-build.ts` when the site is built. */
declare const ALLOW_EXAMPLE_DATA: boolean;

/** The owner's photographs: their files, by their names. Fixed when the site is built, also for what the server renders. */
declare const PHOTOGRAPHS: Readonly<Record<string, string>>;

declare namespace Astro {
  interface ClientDirectives {
    /** See `site/client-directives/near.ts`. */
    'client:near'?: boolean;
  }
}

interface Navigator {
  /** Network Information API: Chromium only. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
