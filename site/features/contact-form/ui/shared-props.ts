import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';

/** What several components of the form get from the page that it stands on. */
export interface SharedFormProps {
  copy: ContactFormCopy;
  language: string;
  phone: string;
  /** The provider's time zone (IANA name). */
  timeZone: string;
}
