import type { FormField } from '#shared/contact/contact-message.ts';
import { honeypotField } from '#shared/contact/contact-requests.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import type { Link } from '#shared/content/schemas/text.ts';
import { Icon } from '../../../components/Icon.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { fieldId, formId } from '../browser/fields-on-page.ts';
import type { FieldNote } from '../model/field-notes.ts';
import styles from './Field.module.css';

interface FieldProps {
  /** If it is not a field of the contact form. */
  id?: string;
  field: FormField;
  copy: ContactFormCopy['fields'][FormField['name']];
  /** Help with what to write, after the hint. */
  link?: Link | undefined;
  /** The value of the first render; after that, the field on the page is the source of truth. */
  defaultValue: string;
  note?: FieldNote | undefined;
  readOnly?: boolean;
  /** Announces a new note. Off while a toast says what is wrong. */
  announce?: boolean;
}

const inputAttributes = {
  text: { dir: 'auto' },
  tel: { dir: 'ltr' },
  email: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
};

/** A field of a form: label, input, hint and note. The hint of a single line is read before one writes. */
export function Field(props: FieldProps) {
  const { field, id = fieldId(field.name), copy, link, defaultValue, note, readOnly, announce } = props;
  const [hintId, noteId] = [`${id}-hint`, `${id}-note`];
  const common = {
    id,
    name: field.name,
    required: 'required' in field,
    className: styles.input,
    defaultValue,
    readOnly,
    'aria-invalid': note !== undefined || undefined,
    'aria-describedby': [copy.hint && hintId, note && noteId].filter(Boolean).join(' ') || undefined,
  };
  const hint = copy.hint && (
    <p className={styles.hint} id={hintId}>
      {copy.hint}
      {link && (
        <>
          {' '}
          <TextLink {...link} />
        </>
      )}
    </p>
  );
  return (
    <div
      className={styles.field}
      data-wide={field.type === 'multiline' || undefined}
      data-state={note && (note.blocks ? 'error' : 'doubt')}
    >
      <div className={styles.label}>
        <label htmlFor={id}>{copy.label}</label>
        {/* Screen readers know it from the field. */}
        {copy.need && <span className={styles.need}>{`(${copy.need})`}</span>}
      </div>
      {field.type === 'multiline' ? (
        <>
          <textarea {...common} rows={5} dir="auto" />
          {hint}
        </>
      ) : (
        <>
          {hint}
          <input
            {...common}
            type={field.type}
            autoComplete={'autocomplete' in field ? field.autocomplete : undefined}
            {...inputAttributes[field.type]}
          />
        </>
      )}
      <div id={noteId} aria-live={announce ? 'polite' : 'off'}>
        {note && (
          <p className={styles.error}>
            <Icon name="alert" />
            <span>{note.text}</span>
          </p>
        )}
      </div>
    </div>
  );
}

const honeypotId = `${formId}-subject`;

/** The honeypot: hidden from sight, keyboard, screen readers and autofill. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={honeypotId}>{label}</label>
      <input id={honeypotId} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
