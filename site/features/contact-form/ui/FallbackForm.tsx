import { Component, type ReactNode } from 'react';
import { keyField } from '#shared/contact/contact-requests.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import { formId, writeField, writeFields } from '../browser/fields-on-page.ts';
import type { FormStore } from '../browser/form-store.ts';
import { type Phase, phaseText } from '../model/form-state.ts';
import styles from './form.module.css';

interface FallbackFormProps {
  store: FormStore;
  copy: ContactFormCopy;
  children: ReactNode;
}

interface State {
  isBroken?: boolean;
  phase?: Phase;
}

/**
 * Stands in for the form if its script breaks: the server's markup, which posts by itself, with the typed
 * text, and what becomes of a call under way.
 */
export class FallbackForm extends Component<FallbackFormProps, State> {
  override state: State = {};
  #markup = serverMarkup(this.props.copy.send);

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch() {
    const { store } = this.props;
    const { values, submission } = store.state();
    writeFields(values);
    writeField(keyField, submission.key);
    store.watch(({ phase }) => this.setState({ phase }));
  }

  override render() {
    const { isBroken, phase } = this.state;
    if (!isBroken) return this.props.children;
    const text = phase && phaseText(phase, this.props.copy);
    const reference = phase?.kind === 'sent' ? phase.receipt?.reference : undefined;
    return (
      <>
        <div role="alert">
          {text && <p className={`${styles.form} ${styles.outcome}`}>{[text, reference].join(' ')}</p>}
        </div>
        {/* The markup is the page's own. */}
        <div dangerouslySetInnerHTML={{ __html: this.#markup }} />
      </>
    );
  }
}

/** The form as the server has rendered it. `send` labels its button, which first-submit.ts may have changed. */
function serverMarkup(send: string): string {
  if (typeof document === 'undefined') return '';
  const page = document.createElement('div');
  page.append(document.getElementById(formId)?.cloneNode(true) ?? '');
  for (const busy of page.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy');
  const button = page.querySelector('[type="submit"]');
  if (button) button.textContent = send;
  return page.innerHTML;
}
