import { Component } from 'react';
import type { FormValues } from '#shared/contact/contact-message.ts';
import { formId, readFields, writeFields } from '../model/form-values.ts';
import { MessageForm } from './MessageForm.tsx';
import type { ContactFormProps } from './use-message-form.ts';

interface State {
  /** The text in the fields when the form broke. */
  rescued?: FormValues;
}

/**
 * The message form: HTML that posts by itself and, once the script has loaded, sends without leaving the page. If its
 * script breaks, restores the server's markup with the typed text.
 */
export class ContactForm extends Component<ContactFormProps, State> {
  override state: State = {};
  #markup = typeof document === 'undefined' ? '' : (document.getElementById(formId)?.outerHTML ?? '');

  static getDerivedStateFromError(): State {
    return { rescued: readFields() };
  }

  override render() {
    const { rescued } = this.state;
    if (!rescued) return <MessageForm {...this.props} />;
    // The markup is the page's own.
    return <div ref={() => writeFields(rescued)} dangerouslySetInnerHTML={{ __html: this.#markup }} />;
  }
}
