/// <reference types="astro/client" />

declare namespace App {
  /** What a page rendered on demand may ask of the server. Filled by the server. */
  interface Locals {
    services: import('#contract/page-services.ts').PageServices;
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** See `islands/interest.ts`. */
    'client:interest'?: boolean;
    /** See `islands/near.ts`. */
    'client:near'?: boolean;
  }
}
