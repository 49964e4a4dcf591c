import { renderToStaticMarkup } from 'react-dom/server';
import { OnDemandMain, type OnDemandMainProps } from './OnDemandMain.tsx';

/** The server's way to the site's components: `scripts/build/build-renderer.ts` bundles this file. */
export const renderMain = (props: OnDemandMainProps): string =>
  renderToStaticMarkup(<OnDemandMain {...props} />);
