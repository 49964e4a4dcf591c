import { useState } from 'react';
import {
  contactFields,
  type FormField,
  type FormValues,
  fieldNames,
  keyField,
} from '#shared/contact/contact-message.ts';
import { mistypedEmail, replyContact } from '#shared/contact/reply-contact.ts';
import { pluralize } from '#shared/i18n/fill.ts';
import { Button } from '../../../components/Button.tsx';
import { ContactText } from '../../../components/ContactText.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { draftKey } from '../model/draft.ts';
import { formId } from '../model/form-values.ts';
import styles from './ContactForm.module.css';
import { Field, Honeypot } from './Field.tsx';
import { LastReceipt } from './LastReceipt.tsx';
import { charactersLeft, refusalText } from './problems.ts';
import { QueuedMessages, waitingText } from './QueuedMessages.tsx';
import { Receipt } from './Receipt.tsx';
import { SendFailure } from './SendFailure.tsx';
import { Summary } from './Summary.tsx';
import { Toasts } from './Toasts.tsx';
import { type MessageFormProps, useMessageForm } from './use-message-form.ts';

export function MessageForm(props: MessageFormProps) {
  const { copy, toastCopy, language, action, phone, timeZone, start } = props;
  const { phase, count, live, values, kept, notes, refused, refs, arrived, unsent, queue, ...actions } =
    useMessageForm(props);
  const place = { copy, language, action, phone, timeZone };
  const sending = phase.kind === 'sending';
  const [closed, setClosed] = useState(-1);
  // A toast goes with what it is about: fields that are right now, a queued message that has been sent.
  const isOver =
    closed === count ||
    (phase.kind === 'refused' && !refused) ||
    (phase.kind === 'queued' && unsent.every(({ settled }) => settled));
  const toast = 'text' in phase && !isOver ? { ...phase, count } : undefined;

  const leftText = ({ name, limit }: FormField) => {
    const left = charactersLeft(values[name], limit);
    return left === undefined ? undefined : pluralize(copy.left, language, 'n', left);
  };

  const queueProps = { ...queue, ...place, closeLabel: toastCopy.close, typed: values.message };

  const written = (text: FormValues) => fieldNames.filter(field => text[field].trim() !== '');
  const textToCopy = () =>
    written(values)
      .map(field => `${copy.fields[field].label}: ${values[field].trim()}`)
      .join('\n');

  const answerable = phase.kind === 'sent' && replyContact(phase.sent) !== undefined;

  return (
    <>
      {phase.kind === 'sent' && (
        <section className={styles.form} aria-labelledby="message-sent">
          <div className={styles.sent}>
            <h2 className={styles.title} id="message-sent" ref={arrive} tabIndex={-1}>
              {answerable ? copy.sent.title : copy.sent.ask}
            </h2>
            {phase.receipt && (
              <Receipt
                receipt={phase.receipt}
                {...{ ...place, answerable }}
                replyTo={replyContact(phase.sent)}
                mistyped={mistypedEmail(phase.sent)}
                name={phase.sent.name}
                inBrowser
              />
            )}
            <details className={styles.fold}>
              <summary>{copy.sent.content}</summary>
              <dl>
                {written(phase.sent).map(field => (
                  <div key={field}>
                    <dt>{copy.fields[field].label}</dt>
                    <dd dir="auto">{phase.sent[field].trim()}</dd>
                  </div>
                ))}
              </dl>
            </details>
            <Button variant="outline" onClick={actions.onAnother}>
              {copy.sent.another}
            </Button>
          </div>
        </section>
      )}
      <QueuedMessages {...queueProps} messages={arrived} />
      <form
        className={styles.form}
        hidden={phase.kind === 'sent'}
        id={formId}
        ref={refs.form}
        method="post"
        action={action}
        noValidate={live}
        aria-labelledby="message-title"
        aria-busy={sending || undefined}
        data-offline={copy.toasts.network}
        data-sending={copy.sending}
        data-draft={draftKey}
        {...actions.handlers}
      >
        <div className={styles.head}>
          <h2 className={styles.title} id="message-title">
            {copy.title}
          </h2>
          <p className="label">{copy.lead}</p>
        </div>
        {phase.kind !== 'sent' && <LastReceipt copy={copy.last} language={language} action={action} />}
        {refused && (
          <Summary
            title={copy.problems.title}
            text={live ? undefined : refusalText(values, copy, language)}
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
              left={leftText(field)}
              readOnly={sending}
              announce={!refused}
            />
          ))}
        </div>
        <Honeypot label={copy.trap} />
        <input type="hidden" name={keyField} defaultValue={start?.key ?? ''} data-key />
        <div className={styles.end} ref={refs.foot}>
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
              copy={copy.failure}
              text={!live || phase.waitMinutes !== undefined ? phase.text : undefined}
              waitMinutes={phase.waitMinutes}
              busy={start?.busy}
              unconfirmed={phase.unconfirmed}
              phone={phone}
              language={language}
              textToCopy={live ? textToCopy() : undefined}
            />
          )}
          {toast?.kind !== 'queued' && <QueuedMessages {...queueProps} messages={unsent} />}
          {kept && queue.inForm === undefined && !sending && (
            <p className={styles.kept}>
              <span>{copy.draft.kept}</span>
              <button type="button" onClick={actions.onDelete}>
                {copy.draft.remove}
              </button>
            </p>
          )}
        </div>
      </form>
      {live && (
        <Toasts toast={toast} onClose={() => setClosed(count)} copy={toastCopy} label={copy.toasts.label}>
          {toast?.kind === 'queued' && <ContactText text={waitingText(copy)} phone={phone} />}
        </Toasts>
      )}
    </>
  );
}

/** Reads out the title of what follows, and brings it in sight. */
function arrive(title: HTMLElement | null) {
  title?.focus();
  title?.scrollIntoView();
}
