import { Component } from 'react';
import type { FormValues } from '#shared/contact/contact-message.ts';
import { formId, readFields, writeFields } from '../model/form-values.ts';
import type { CallResult } from '../model/offline-queue.ts';
import styles from './ContactForm.module.css';
import { MessageForm } from './MessageForm.tsx';
import { resultText } from './phase.ts';
import type { ContactFormProps } from './use-message-form.ts';

interface State {
  /** The text in the fields when the form broke. */
  rescued?: FormValues;
  /** What became of a call that was under way. */
  outcome?: string;
}

/**
 * The message form: HTML that posts by itself and, once the script has loaded, sends without leaving the page. If its
 * script breaks, restores the server's markup with the typed text, and says what becomes of a call under way.
 */
export class ContactForm extends Component<ContactFormProps, State> {
  override state: State = {};
  #markup = serverMarkup(this.props.copy.send);
  #call: Promise<CallResult> | undefined;

  static getDerivedStateFromError(): State {
    return { rescued: readFields() };
  }

  override componentDidCatch() {
    if (this.state.rescued) writeFields(this.state.rescued);
    this.#call?.then(result => {
      const reference = result.kind === 'sent' ? result.receipt?.reference : undefined;
      const text = resultText(result, this.props.copy.toasts);
      this.setState({ outcome: [text, reference].filter(Boolean).join(' ') });
    });
  }

  #onCall = (call: Promise<CallResult>) => {
    this.#call = call;
  };

  override render() {
    const { rescued, outcome } = this.state;
    if (!rescued) return <MessageForm {...this.props} onCall={this.#onCall} />;
    return (
      <>
        <div role="alert">{outcome && <p className={`${styles.form} ${styles.outcome}`}>{outcome}</p>}</div>
        {/* The markup is the page's own. */}
        <div dangerouslySetInnerHTML={{ __html: this.#markup }} />
      </>
    );
  }
}

/** The form as the server has rendered it, whatever a first press has made of it. */
function serverMarkup(send: string): string {
  if (typeof document === 'undefined') return '';
  const page = document.createElement('div');
  page.append(document.getElementById(formId)?.cloneNode(true) ?? '');
  for (const busy of page.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  const button = page.querySelector('[type="submit"]');
  if (button) button.textContent = send;
  return page.innerHTML;
}
