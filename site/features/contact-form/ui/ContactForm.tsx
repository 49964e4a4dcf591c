import { Component } from 'react';
import type { FormValues } from '#shared/contact/contact-message.ts';
import { formId, readFields, writeFields } from '../model/form-values.ts';
import styles from './ContactForm.module.css';
import { MessageForm } from './MessageForm.tsx';
import { type CallResult, resultText } from './phase.ts';
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
  #markup = serverMarkup();
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

  override render() {
    const { rescued, outcome } = this.state;
    const onCall = (call: Promise<CallResult>) => {
      this.#call = call;
    };
    if (!rescued) return <MessageForm {...this.props} onCall={onCall} />;
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
function serverMarkup(): string {
  if (typeof document === 'undefined') return '';
  const form = document.getElementById(formId)?.cloneNode(true);
  if (!(form instanceof HTMLFormElement)) return '';
  const button = form.querySelector('[type="submit"]');
  for (const element of [form, button]) element?.removeAttribute('aria-busy');
  if (button && form.dataset['send']) button.textContent = form.dataset['send'];
  return form.outerHTML;
}
