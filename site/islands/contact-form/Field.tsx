import type { ContactFormCopy } from '#content/schema/contact.ts';
import type { ContactField } from '#contract/contact-message.ts';
import { fieldId } from '../../browser/form-values.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './ContactForm.module.css';
import type { FieldNote } from './problems.ts';

const attributes = {
  name: { type: 'text', autoComplete: 'name', required: true },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false, autoCapitalize: 'none' },
  organization: { type: 'text', autoComplete: 'organization' },
} as const;

interface FieldProps {
  field: ContactField;
  copy: ContactFormCopy['fields'][ContactField];
  /** What the field holds when it is first rendered; later the page's own field is the truth. */
  start: string;
  note: FieldNote | undefined;
  /** Words about the length, shown near the limit. */
  left?: string | undefined;
  readOnly: boolean;
  /** Reads a new note out. Not while a summary of all notes has the focus. */
  announce: boolean;
}

/** A box of the form: label, input, hint and what is wrong with it. The whole box is the target. */
export function Field({ field, copy, start, note, left, readOnly, announce }: FieldProps) {
  const id = fieldId(field);
  const [hintId, noteId] = [`${id}-hint`, `${id}-note`];
  const common = {
    id,
    name: field,
    className: styles.input,
    defaultValue: start,
    readOnly,
    'aria-invalid': note?.blocks || undefined,
    'aria-describedby': [copy.hint && hintId, note && noteId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div
      className={styles.field}
      data-wide={field === 'message' || undefined}
      data-state={note && (note.blocks ? 'error' : 'doubt')}
    >
      <label className={styles.label} htmlFor={id}>
        {copy.label}{' '}
        <span className={styles.need}>
          <i>(</i>
          {copy.need}
          <i>)</i>
        </span>
      </label>
      {field === 'message' ? (
        <textarea {...common} rows={5} required />
      ) : (
        <input {...common} {...attributes[field]} />
      )}
      {copy.hint && (
        <p className={styles.hint} id={hintId}>
          {copy.hint}
        </p>
      )}
      <div id={noteId} aria-live={announce ? 'polite' : 'off'}>
        {note && (
          <p className={styles.error}>
            <Icon name="alert" />
            {note.text}
          </p>
        )}
      </div>
      {left && <p className={styles.hint}>{left}</p>}
    </div>
  );
}
