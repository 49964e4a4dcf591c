import { renderToStaticMarkup } from 'react-dom/server';
import { mainToken, type OnDemandMainProps, type RenderMain } from '#shared/on-demand/shell.ts';
import { ContactForm } from '../../features/contact-form/ui/ContactForm.tsx';
import { ContactLayout } from '../several-pages/ContactLayout.tsx';
import { ReceiptPage } from './ReceiptPage.tsx';
import { TeamLinkPage } from './TeamLinkPage.tsx';

/** The server's way to the site's components: `scripts/build/build-renderer.ts` bundles this file. */
export const renderMain: RenderMain = props => renderToStaticMarkup(<OnDemandMain {...props} />);

/**
 * Fills `<main>` of a page rendered on demand. Nothing in it is hydrated: the browser itself posts its forms,
 * with or without JavaScript.
 */
export function OnDemandMain({ shown, ...page }: OnDemandMainProps) {
  const { language, copy, organization } = page;
  const place = { language, timeZone: organization.hours.timeZone };
  switch (shown?.kind) {
    case 'form':
      return (
        <ContactLayout page={page} isPage>
          <ContactForm
            copy={copy.contact.form}
            toastCopy={copy['every-page'].toasts}
            phone={organization.phone}
            returned={shown.returned}
            {...place}
          />
        </ContactLayout>
      );
    case 'receipt':
      return <ReceiptPage copy={copy.contact} {...shown} phone={organization.phone} {...place} />;
    case 'team-link':
      return <TeamLinkPage copy={copy['team-link']} view={shown.view} {...place} />;
    case undefined:
      return mainToken;
  }
}
