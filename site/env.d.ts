/// <reference types="astro/client" />

/** Lets example data go public, with a banner. Fixed by the build (`astro.config.ts`). */
declare const ALLOW_EXAMPLE_DATA: boolean;

/** The files of the owner's photographs, by their names. Fixed by the build. */
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
