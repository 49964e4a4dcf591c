import type { AstroIntegration } from 'astro';

/** Adds the directive `client:afterLoad` of `site/islands/after-load.ts`. */
export function afterLoad(): AstroIntegration {
  return {
    name: 'after-load',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'afterLoad', entrypoint: './site/islands/after-load.ts' });
      },
    },
  };
}
