import { ContactText } from '../../../components/ContactText.tsx';
import { fieldId } from '../browser/fields-on-page.ts';
import type { FieldNote } from '../model/field-notes.ts';
import { type Phase, phaseText } from '../model/form-state.ts';
import styles from './form.module.css';
import type { SharedFormProps } from './shared-props.ts';

// Why a message was not sent, in the form. A form that came back to the browser has no toast.

interface IncompleteProps {
  title: string;
  /** What a toast would say. */
  text: string;
  notes: readonly FieldNote[];
}

/** Stands at the top of a form that came back, and links to the fields with a problem. */
export function Incomplete({ title, text, notes }: IncompleteProps) {
  return (
    <section className={styles.summary} aria-labelledby="message-problems">
      <h3 id="message-problems">{title}</h3>
      <p>{text}</p>
      <ul className={`tall-links ${styles.problems}`}>
        {notes.map(note => (
          <li key={note.field}>
            <a href={`#${fieldId(note.field)}`}>{note.text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FailureProps extends SharedFormProps {
  phase: Phase;
}

/** Says what happened, also after its toast was closed, and what to do. */
export function Failure({ phase, copy, phone }: FailureProps) {
  const { kept, notSent, unconfirmed } = copy.failure;
  const text = phaseText(phase, copy) ?? '';
  // A text of the server's own may already say when to try again, and whom to call.
  const unsent = phase.text ? kept : notSent;
  return (
    <div className={`${styles.notice} ${styles.failure}`} key={text}>
      <p className={styles.outcome}>
        <ContactText text={text} phone={phone} />
      </p>
      <p>
        <ContactText text={phase.kind === 'no-answer' ? unconfirmed : unsent} phone={phone} />
      </p>
    </div>
  );
}
