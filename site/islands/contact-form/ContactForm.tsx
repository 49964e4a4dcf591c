import { MessageForm } from './MessageForm.tsx';
import { PlainFormBoundary } from './PlainFormBoundary.tsx';
import type { ContactFormProps } from './use-message-form.ts';

/** The message form: HTML that posts by itself and, once the script has loaded, the form of the specification. */
export function ContactForm(props: ContactFormProps) {
  return (
    <PlainFormBoundary>
      <MessageForm {...props} />
    </PlainFormBoundary>
  );
}
