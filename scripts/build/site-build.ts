import type { AstroIntegration } from 'astro';
import type { Settings } from '../../server/base/settings.ts';
import { findPhotographs } from './photographs.ts';

/** Tells the pages what they need to know of the settings, and Astro the site's client directives. */
export function siteBuild({ allowExampleData }: Settings): AstroIntegration {
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ updateConfig, addClientDirective }) => {
        const define = {
          ALLOW_EXAMPLE_DATA: allowExampleData,
          PHOTOGRAPHS: JSON.stringify(findPhotographs()),
        };
        updateConfig({ vite: { define } });
        addClientDirective({ name: 'near', entrypoint: './site/client-directives/near.ts' });
      },
    },
  };
}
