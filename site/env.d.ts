/// <reference types="astro/client" />

type PageLocals = import('#contract/on-demand-pages.ts').PageLocals;

declare namespace App {
  /** What the server passes to a page rendered on demand. */
  interface Locals extends PageLocals {}
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
