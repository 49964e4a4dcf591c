import type { Page } from '../page.ts';
import { PhoneLink } from './Phone.tsx';

/** How to reach the provider. A page lists all of these facts in this order, or those that its readers need. */
export function waysToReach({ copy, organization }: Pick<Page, 'copy' | 'organization'>) {
  const { reach } = copy['every-page'];
  const { phone, email } = organization;
  return {
    phone: { label: reach.phone, value: <PhoneLink phone={phone} /> },
    email: { label: reach.email, value: <a href={`mailto:${email}`}>{email}</a> },
    office: { label: reach.office, value: reach.hours },
  };
}
