import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';

/** Where the form stands, for its parts. */
export interface FormPlace {
  copy: ContactFormCopy;
  language: string;
  /** Where the browser posts the form. */
  action: string;
  phone: string;
  /** The provider's time zone (IANA name). */
  timeZone: string;
}
