import type { ReturnedForm } from '#shared/on-demand/shown-page.ts';
import { ContactText } from '../../../components/ContactText.tsx';
import { fieldId } from '../browser/fields-on-page.ts';
import type { FieldNote } from '../model/field-notes.ts';
import type { Outcome } from '../model/send-message.ts';
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
  failure: Exclude<Outcome, { kind: 'sent' | 'queued' }> & { text: string };
  returned: ReturnedForm | undefined;
}

/** Says what to do: wait or retry, or call. */
export function Failure({ failure: { kind, text }, returned, copy, phone }: FailureProps) {
  const { kept, unconfirmed, notSent } = copy.failure;
  const first = kind === 'limited' ? kept : returned && text;
  const advice = { limited: text, 'no-answer': unconfirmed, temporary: notSent, refused: notSent }[kind];
  return (
    <div className={`${styles.notice} ${styles.failure}`}>
      {first && <p className={styles.outcome}>{first}</p>}
      <p>
        <ContactText text={advice} phone={phone} />
      </p>
    </div>
  );
}
