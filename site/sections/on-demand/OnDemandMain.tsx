import { pathIn } from '#content/language.ts';
import type { Content } from '#content/parse.ts';
import type { Organization } from '#content/schema/organization.ts';
import { contactFormPath } from '#contract/contact-message.ts';
import { mainToken, type OnDemandPage } from '#contract/on-demand-pages.ts';
import { ContactForm } from '../../islands/contact-form/ContactForm.tsx';
import { Sent } from '../contact/Sent.tsx';
import { Desk } from '../desk/Desk.tsx';
import { ContactLayout } from '../shared/contact/ContactLayout.tsx';

export interface OnDemandMainProps {
  language: string;
  copy: Content;
  organization: Organization;
  /** Missing in a shell, where a token keeps the place. */
  shown?: OnDemandPage;
}

/** Fills `<main>` of a page rendered on demand. It is never hydrated: these are the pages for browsers without JavaScript. */
export function OnDemandMain({ shown, ...page }: OnDemandMainProps) {
  const { language, copy, organization } = page;
  const place = { language, timeZone: organization.hours.timeZone };
  switch (shown?.kind) {
    case 'form':
      return (
        <ContactLayout {...page} isPage>
          <ContactForm
            copy={copy.contact.form}
            toastCopy={copy.shared.toasts}
            action={pathIn(language, contactFormPath)}
            phone={organization.phone}
            start={shown.start}
            {...place}
          />
        </ContactLayout>
      );
    case 'receipt':
      return <Sent copy={copy.contact} {...shown} phone={organization.phone} {...place} />;
    case 'team-link':
      return copy['team-link'] && <Desk copy={copy['team-link']} view={shown.view} {...place} />;
    case undefined:
      return mainToken;
  }
}
