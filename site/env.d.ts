/// <reference types="astro/client" />

/** Lets example data go public, with a banner. Fixed by `scripts/build/site-build.ts` when the site is built. */
declare const ALLOW_EXAMPLE_DATA: boolean;

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
