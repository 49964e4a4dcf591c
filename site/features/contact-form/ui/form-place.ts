import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';

/** What the components of the form need of the page that they stand on. */
export interface FormPlace {
  copy: ContactFormCopy;
  language: string;
  phone: string;
  /** The provider's time zone (IANA name). */
  timeZone: string;
}
