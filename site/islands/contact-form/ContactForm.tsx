import type { ContactFormCopy } from '#content/schema/contact.ts';
import type { SharedCopy } from '#content/schema/shared.ts';
import type { FormValues } from '../../browser/form-values.ts';
import { MessageForm } from './MessageForm.tsx';
import { PlainFormBoundary } from './PlainFormBoundary.tsx';

/** Where a form stands that the server answers with, because no script ran to send it. */
export interface FormStart {
  values: FormValues;
  /** `invalid`: see the fields. `failed`: it could not be taken, now or at all. */
  outcome: 'invalid' | 'failed';
  /** How long to wait after too many messages. */
  waitMinutes?: number | undefined;
  /** They came from everywhere, not from this sender. */
  busy?: boolean | undefined;
}

/** All that the form needs, small and serialisable: it is part of the page's HTML. */
export interface ContactFormProps {
  copy: ContactFormCopy;
  toastCopy: SharedCopy['toasts'];
  language: string;
  /** Where the form posts without script. */
  action: string;
  phone: string;
  /** The provider's time zone (IANA name). */
  timeZone: string;
  start?: FormStart | undefined;
  /** Which beginning the message has, for a page that the server made so. In the browser the address says it. */
  about?: string | undefined;
}

/** The message form: HTML that posts by itself, and, once the script has come, the form of the specification. */
export function ContactForm(props: ContactFormProps) {
  return (
    <PlainFormBoundary>
      <MessageForm {...props} />
    </PlainFormBoundary>
  );
}
