/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** See `hydration/interest.ts`. */
    'client:interest'?: boolean;
    /** See `hydration/near.ts`. */
    'client:near'?: boolean;
  }
}

interface Navigator {
  /** Network Information API: Chromium only. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
