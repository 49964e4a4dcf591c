import { useCallback, useEffect, useRef, useState } from 'react';
import { fill, pluralize } from '#content/fill.ts';
import { type ContactField, contactFields, parseContactMessage } from '#contract/contact-message.ts';
import { attemptFor } from '../../browser/attempt.ts';
import { type Attempt, clearDraft, deviceStore, loadDraft, saveDraft } from '../../browser/draft.ts';
import {
  emptyValues,
  type FormValues,
  formId,
  readFields,
  readTrap,
  startingValues,
  writeFields,
} from '../../browser/form-values.ts';
import { Button, Spinner } from '../../components/button/Button.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import { addToast, removeToast, type ToastItem } from '../toasts/toast-list.ts';
import styles from './ContactForm.module.css';
import type { ContactFormProps } from './ContactForm.tsx';
import { Failure } from './Failure.tsx';
import { Field } from './Field.tsx';
import { charactersLeft, notesOn, refusalText } from './problems.ts';
import { SentText } from './SentText.tsx';
import { Summary } from './Summary.tsx';
import { type Outcome, sendMessage } from './send-message.ts';
import { Trap } from './Trap.tsx';
import { watchPresses, whenReleased } from './when-released.ts';

/** What is shown of the last try: nothing yet, the fields that need work, or what became of the call. */
type Shown = { kind: 'nothing' } | { kind: 'refused' } | (Outcome & { answerable: boolean });

export function MessageForm(props: ContactFormProps) {
  const { copy, toastCopy, language, action, phone, timeZone, start, about } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const sentTitle = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const attempt = useRef<Attempt>(undefined);
  const busy = useRef(false);

  // Taken at the first render: hydration may set a field back to what the server wrote.
  const [typed] = useState(readFields);
  const [values, setValues] = useState<FormValues>(start?.values ?? emptyValues);
  const [checked, setChecked] = useState<readonly ContactField[]>(start ? contactFields : []);
  const [first] = useState(() => firstShown(props));
  const [shown, setShown] = useState(first);
  const [live, setLive] = useState(false);
  const [sending, setSending] = useState(false);
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);

  const notes = notesOn(values, copy, language).filter(
    // Too long is too long at once: there the counter ends. All else waits until the field is left.
    ({ field, blocks }) => checked.includes(field) || (blocks && values[field].trim() !== ''),
  );
  const blocking = notes.filter(note => note.blocks);
  const refused = shown.kind === 'refused' && blocking.length > 0;
  const left = charactersLeft(values.message);
  const unanswerable = values.phone.trim() === '' && values.email.trim() === '';
  const begun = beginning(copy.begin, about);

  useEffect(() => {
    const draft = start ? undefined : loadDraft(deviceStore());
    const asked = new URLSearchParams(location.search).get('about') ?? about;
    const first = startingValues(typed, draft?.values, beginning(copy.begin, asked));
    attempt.current = draft?.attempt;
    writeFields(first);
    setValues(first);
    setLive(true);
    return watchPresses();
  }, [start, typed, about, copy]);

  useEffect(() => {
    if (!live) return undefined;
    // A page that came with problems: whoever has already begun to mend them is not called away.
    const writing = shown === first && document.activeElement !== document.body;
    if (shown.kind === 'refused' && !writing) summary.current?.focus();
    if (shown.kind === 'sent') sentTitle.current?.focus();
    return shown.kind === 'failed' ? keepInSight(foot.current) : undefined;
  }, [shown, first, live]);

  useEffect(() => {
    if (!refused || shown === first) return undefined;
    const title = document.title;
    document.title = fill(copy.problems.documentTitle, { title });
    return () => {
      document.title = title;
    };
  }, [refused, shown, first, copy]);

  const notice = useCallback((kind: ToastItem['kind'], text: string) => {
    setToasts(items => addToast(items, kind, text));
  }, []);
  const closeToast = useCallback((id: number) => setToasts(items => removeToast(items, id)), []);

  function onInput() {
    const next = readFields();
    const wrong = fieldsToMend(next);
    setValues(next);
    setChecked(fields => fields.filter(field => wrong.includes(field)));
    saveDraft(deviceStore(), { values: next, attempt: attempt.current });
  }

  function onBlur({ target }: { target: EventTarget }) {
    const field = contactFields.find(name => form.current?.elements.namedItem(name) === target);
    // Another window came to the front: the visitor has not left the field.
    if (!field || document.activeElement === target) return;
    whenReleased(() => {
      if (fieldsToMend(readFields()).includes(field)) setChecked(fields => [...fields, field]);
    });
  }

  function fieldsToMend(content: FormValues): ContactField[] {
    return notesOn(content, copy, language).map(note => note.field);
  }

  async function onSubmit(event: { preventDefault(): void }) {
    event.preventDefault();
    if (busy.current) return;
    const typedNow = readFields();
    const parsed = parseContactMessage(typedNow);
    setValues(typedNow);
    setChecked(fieldsToMend(typedNow));
    if (!parsed.ok) {
      setShown({ kind: 'refused' });
      return notice('failure', refusalText(typedNow, copy, language));
    }
    busy.current = true;
    setSending(true);
    setShown({ kind: 'nothing' });
    attempt.current = attemptFor(JSON.stringify(parsed.message), attempt.current);
    saveDraft(deviceStore(), { values: typedNow, attempt: attempt.current });
    const call = { message: parsed.message, key: attempt.current.key, language, trap: readTrap() };
    const outcome = await sendMessage(call, copy.toasts);
    busy.current = false;
    setSending(false);
    if (outcome.kind === 'sent') forget();
    setShown({ ...outcome, answerable: parsed.message.phone !== '' || parsed.message.email !== '' });
    notice(outcome.kind === 'sent' ? 'success' : 'failure', outcome.text);
  }

  function forget() {
    attempt.current = undefined;
    clearDraft(deviceStore());
    writeFields(emptyValues);
    setValues(emptyValues);
    setChecked([]);
  }

  const textToCopy = () =>
    contactFields
      .filter(field => values[field].trim() !== '')
      .map(field => `${copy.fields[field].label}: ${values[field].trim()}`)
      .join('\n');

  return (
    <>
      <form
        className={styles.form}
        id={formId}
        ref={form}
        method="post"
        action={action}
        noValidate={live}
        aria-labelledby="message-title"
        aria-busy={sending || undefined}
        onSubmit={onSubmit}
        onInput={onInput}
        onBlur={onBlur}
      >
        <div className={styles.head}>
          <h3 className={styles.title} id="message-title">
            {copy.title}
          </h3>
          <p className="label">{copy.lead}</p>
        </div>
        {refused && (
          <Summary
            title={copy.problems.title}
            text={shown === first ? refusalText(values, copy, language) : undefined}
            notes={blocking}
            ref={summary}
          />
        )}
        {shown.kind === 'sent' && (
          <div className={styles.sent}>
            <h4 ref={sentTitle} tabIndex={-1}>
              {copy.sent.title}
            </h4>
            {shown.receipt && (
              <SentText
                copy={copy.sent}
                receipt={shown.receipt}
                language={language}
                timeZone={timeZone}
                answerable={shown.answerable}
                inBrowser
              />
            )}
          </div>
        )}
        <div className={styles.fields}>
          {contactFields.map(field => (
            <Field
              key={field}
              field={field}
              copy={copy.fields[field]}
              start={start?.values[field] ?? (field === 'message' ? (begun ?? '') : '')}
              note={notes.find(note => note.field === field)}
              left={
                field === 'message' && left !== undefined
                  ? pluralize(copy.left, language, 'n', left)
                  : undefined
              }
              readOnly={sending}
              announce={!refused}
            />
          ))}
        </div>
        <Trap label={copy.trap} />
        <div ref={foot}>
          <div className={styles.nudge} role="status">
            {unanswerable && values.message.trim() !== '' && <p>{copy.nudge}</p>}
          </div>
          <div className={styles.foot}>
            <p>
              {copy.privacy.before} <a href={copy.privacy.link.href}>{copy.privacy.link.label}</a>
              {copy.privacy.after}
            </p>
            <Button type="submit" aria-disabled={sending || undefined} aria-busy={sending || undefined}>
              {sending && <Spinner />}
              {sending ? copy.sending : copy.send}
            </Button>
          </div>
          {shown.kind === 'failed' && (
            <Failure
              copy={copy.failure}
              text={shown === first || shown.waitMinutes !== undefined ? shown.text : undefined}
              waitMinutes={shown.waitMinutes}
              busy={start?.busy}
              phone={phone}
              language={language}
              textToCopy={live ? textToCopy : undefined}
            />
          )}
        </div>
      </form>
      {live && <Toasts items={toasts} onClose={closeToast} copy={toastCopy} label={copy.toasts.label} />}
    </>
  );
}

function firstShown({ start, copy }: ContactFormProps): Shown {
  if (!start) return { kind: 'nothing' };
  if (start.outcome === 'invalid') return { kind: 'refused' };
  const { waitMinutes } = start;
  return { kind: 'failed', text: copy.toasts.failed, waitMinutes, answerable: true };
}

/** How the message begins that another page asks for by name. */
function beginning(begin: ContactFormProps['copy']['begin'], about: string | undefined): string | undefined {
  return about === 'giving' ? begin.giving : undefined;
}

/** Moves the end of the form above the toasts, which may lie over it where the window is small. */
function keepInSight(element: HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    const toasts = document.querySelector('#toasts ol')?.getBoundingClientRect();
    const end = element?.getBoundingClientRect();
    if (!toasts || !end) return;
    const beside = toasts.right <= end.left || toasts.left >= end.right;
    if (!beside && toasts.top < end.bottom) scrollBy({ top: end.bottom - toasts.top + 16 });
  }, 50);
  return () => clearTimeout(timer);
}
