/// <reference types="astro/client" />

declare namespace App {
  /** What a page rendered on demand may ask of the server. Filled by the server. */
  interface Locals {
    services: import('#contract/page-services.ts').PageServices;
  }
}

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
