import { Component, type ReactNode } from 'react';
import type { FormValues } from '#contract/contact-message.ts';
import { formId, readFields, writeFields } from '../../browser/form-values.ts';
import { MessageForm } from './MessageForm.tsx';
import type { ContactFormProps } from './use-message-form.ts';

/** The message form: HTML that posts by itself and, once the script has loaded, the form of the specification. */
export function ContactForm(props: ContactFormProps) {
  return (
    <PlainFormBoundary>
      <MessageForm {...props} />
    </PlainFormBoundary>
  );
}

interface State {
  /** The text in the fields when the form broke. */
  rescued?: FormValues;
}

/** If the form's script breaks, restores the server's markup with the typed text: it posts without JavaScript. */
class PlainFormBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};
  #markup = typeof document === 'undefined' ? '' : (document.getElementById(formId)?.outerHTML ?? '');

  static getDerivedStateFromError(): State {
    return { rescued: readFields() };
  }

  override componentDidMount() {
    this.#restore();
  }

  override componentDidUpdate() {
    this.#restore();
  }

  override render() {
    if (!this.state.rescued) return this.props.children;
    // The markup is the page's own.
    return <div dangerouslySetInnerHTML={{ __html: this.#markup }} />;
  }

  #restore() {
    if (this.state.rescued) writeFields(this.state.rescued);
  }
}
