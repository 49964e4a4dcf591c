import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import { fieldId } from '../model/form-values.ts';
import styles from './ContactForm.module.css';
import type { FieldNote } from './problems.ts';

interface SummaryProps {
  title: ContactFormCopy['problems']['title'];
  /** The text of the toast, which does not show without JavaScript. */
  text?: string | undefined;
  notes: readonly FieldNote[];
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Lists the fields with a problem, with links to them. Takes the focus when it appears. */
export function Summary({ title, text, notes }: SummaryProps) {
  return (
    <section className={styles.summary} ref={takeFocus} tabIndex={-1} aria-labelledby="message-problems">
      <h3 id="message-problems">{title}</h3>
      {text && <p>{text}</p>}
      <ul>
        {notes.map(note => (
          <li key={note.field}>
            <a href={`#${fieldId(note.field)}`}>{note.text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
