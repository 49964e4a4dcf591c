/// <reference types="astro/client" />

declare namespace App {
  /** What a page made on demand may ask of the server. Filled by `server/backend.ts`. */
  interface Locals {
    services: import('#contract/page-services.ts').PageServices;
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** See `islands/after-load.ts`. */
    'client:afterLoad'?: boolean;
  }
}
