import type { Ref } from 'react';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import { fieldId } from '../model/form-values.ts';
import styles from './ContactForm.module.css';
import type { FieldNote } from './problems.ts';
import { focusField } from './use-message-form.ts';

interface SummaryProps {
  title: ContactFormCopy['problems']['title'];
  /** The text of the toast, which does not show without JavaScript. */
  text?: string | undefined;
  notes: readonly FieldNote[];
  ref?: Ref<HTMLElement>;
}

/** Lists the fields with a problem, with links to the fields. Receives the focus. */
export function Summary({ title, text, notes, ref }: SummaryProps) {
  return (
    <section className={styles.summary} ref={ref} tabIndex={-1} aria-labelledby="message-problems">
      <h3 id="message-problems">{title}</h3>
      {text && <p>{text}</p>}
      <ul>
        {notes.map(note => (
          <li key={note.field}>
            <a
              href={`#${fieldId(note.field)}`}
              onClick={event => {
                // Without a new entry in the browser's history.
                event.preventDefault();
                focusField(note.field);
              }}
            >
              {note.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
