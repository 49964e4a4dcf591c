import { useEffect, useRef, useState } from 'react';
import { contactFields, keyField } from '#shared/contact/contact-message.ts';
import { Button } from '../../../components/Button.tsx';
import { ContactText } from '../../../components/ContactText.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { draftKey } from '../model/draft.ts';
import { formId, written } from '../model/form-values.ts';
import styles from './ContactForm.module.css';
import { Field, Honeypot } from './Field.tsx';
import { LastReceipt } from './LastReceipt.tsx';
import { QueuedMessages, waitingText } from './QueuedMessages.tsx';
import { SendFailure } from './SendFailure.tsx';
import { SentMessage } from './SentMessage.tsx';
import { Summary } from './Summary.tsx';
import { Toasts } from './Toasts.tsx';
import { type MessageFormProps, useMessageForm } from './use-message-form.ts';

export function MessageForm(props: MessageFormProps) {
  const { copy, toastCopy, language, action, phone, timeZone, start } = props;
  const form = useMessageForm(props);
  const { phase, count, hydrated, values, notes, refused, unsent } = form;
  const place = { copy, language, action, phone, timeZone };
  const sending = phase.kind === 'sending';
  const [closed, setClosed] = useState(-1);
  // A toast goes with what it is about: fields that are right now, a queued message that has been sent.
  const isOver =
    closed === count ||
    (phase.kind === 'refused' && !refused) ||
    (phase.kind === 'queued' && unsent.every(({ settled }) => settled));
  const toast = 'text' in phase && !isOver ? { ...phase, count } : undefined;
  const queueProps = { ...form.queue, ...place, closeLabel: toastCopy.close, typed: values.message };

  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase.kind === 'failed' || phase.kind === 'queued') end.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);

  const textToCopy = () =>
    written(values)
      .map(field => `${copy.fields[field].label}: ${values[field].trim()}`)
      .join('\n');

  return (
    <>
      {phase.kind === 'sent' && (
        <SentMessage {...place} sent={phase.sent} receipt={phase.receipt} onAnother={form.onAnother} />
      )}
      <QueuedMessages {...queueProps} messages={form.arrived} />
      <form
        className={styles.form}
        hidden={phase.kind === 'sent'}
        id={formId}
        method="post"
        action={action}
        noValidate={hydrated}
        aria-labelledby="message-title"
        aria-busy={sending || undefined}
        data-offline={copy.toasts.network}
        data-sending={copy.sending}
        data-draft={draftKey}
        onSubmit={form.onSubmit}
        {...form.handlers}
      >
        <div className={styles.head}>
          <h2 className={styles.title} id="message-title">
            {copy.title}
          </h2>
          <p className="label">{copy.lead}</p>
        </div>
        {phase.kind !== 'sent' && <LastReceipt {...place} />}
        {phase.kind === 'refused' && refused && (
          <Summary
            title={copy.problems.title}
            text={hydrated ? undefined : phase.text}
            notes={notes}
            key={count}
          />
        )}
        <div className={styles.fields}>
          {contactFields.map(field => (
            <Field
              key={field.name}
              field={field}
              copy={copy.fields[field.name]}
              link={field.name === 'message' ? copy.planner : undefined}
              start={start?.values[field.name] ?? ''}
              note={notes.find(note => note.field === field.name)}
              readOnly={sending}
              announce={!refused}
            />
          ))}
        </div>
        <Honeypot label={copy.trap} />
        <input type="hidden" name={keyField} defaultValue={start?.key ?? ''} data-key />
        <div className={styles.end} ref={end} data-phase={phase.kind}>
          <div className={styles.foot}>
            <p>
              {copy.privacy.before} <TextLink {...copy.privacy.link} />
              {copy.privacy.after}
            </p>
            {/* Its only child is one text, which React replaces even where the browser has translated it. */}
            <Button
              type="submit"
              aria-disabled={sending || undefined}
              aria-busy={sending || undefined}
              suppressHydrationWarning
            >
              {sending ? copy.sending : copy.send}
            </Button>
          </div>
          {phase.kind === 'failed' && (
            <SendFailure
              {...place}
              failure={phase}
              busy={start?.busy}
              textToCopy={hydrated ? textToCopy() : undefined}
            />
          )}
          {toast?.kind !== 'queued' && <QueuedMessages {...queueProps} messages={unsent} />}
          {form.kept && form.queue.inForm === undefined && !sending && (
            <p className={styles.kept}>
              <span>{copy.draft.kept}</span>
              <button type="button" onClick={form.onDelete}>
                {copy.draft.remove}
              </button>
            </p>
          )}
        </div>
      </form>
      {hydrated && (
        <Toasts toast={toast} onClose={() => setClosed(count)} copy={toastCopy} label={copy.toasts.label}>
          {toast?.kind === 'queued' && <ContactText text={waitingText(copy)} phone={phone} />}
        </Toasts>
      )}
    </>
  );
}
