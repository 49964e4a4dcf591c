import { Component, type ReactNode } from 'react';
import { clearDraft, deviceStore } from '../../browser/draft.ts';
import { type FormValues, formId, readFields, writeFields } from '../../browser/form-values.ts';

interface State {
  /** What stood in the fields when the form broke; `undefined` while it works. */
  rescued?: FormValues;
}

/**
 * If the form's script breaks, the form as the server rendered it takes its place, with what was typed: it needs no
 * script to send. Kept as markup, because rendering it anew could break in the same way.
 */
export class PlainFormBoundary extends Component<{ children: ReactNode }, State> {
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
    // The page's own markup, taken from it before hydration: no foreign word is in it.
    // It leaves with the page, so its draft must not come back as something unsent.
    const forget = () => clearDraft(deviceStore());
    return <div onSubmit={forget} dangerouslySetInnerHTML={{ __html: this.#markup }} />;
  }

  #restore() {
    if (this.state.rescued) writeFields(this.state.rescued);
  }
}
