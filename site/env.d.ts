/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** See `site/client-directives/interest.ts`. */
    'client:interest'?: boolean;
    /** See `site/client-directives/near.ts`. */
    'client:near'?: boolean;
  }
}

interface Navigator {
  /** Network Information API: Chromium only. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
