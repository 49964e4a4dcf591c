import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderMain } from '#shared/on-demand/shell.ts';
import { OnDemandMain } from './OnDemandMain.tsx';

/** The server's way to the site's components: `scripts/build/build-renderer.ts` bundles this file. */
export const renderMain: RenderMain = props => renderToStaticMarkup(<OnDemandMain {...props} />);
