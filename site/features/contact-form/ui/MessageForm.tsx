import {
  contactFields,
  type FormField,
  type FormValues,
  fieldNames,
} from '#shared/contact/contact-message.ts';
import { replyContact } from '#shared/contact/reply-contact.ts';
import { pluralize } from '#shared/i18n/fill.ts';
import { Button, Spinner } from '../../../components/Button.tsx';
import { ContactText } from '../../../components/ContactText.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { draftKey } from '../model/draft.ts';
import { formId } from '../model/form-values.ts';
import styles from './ContactForm.module.css';
import { Field, Honeypot } from './Field.tsx';
import { charactersLeft, refusalText } from './problems.ts';
import { QueuedMessages, waitingText } from './QueuedMessages.tsx';
import { Receipt } from './Receipt.tsx';
import { SendFailure } from './SendFailure.tsx';
import { Summary } from './Summary.tsx';
import { Toasts } from './Toasts.tsx';
import { type ContactFormProps, useMessageForm } from './use-message-form.ts';

export function MessageForm(props: ContactFormProps) {
  const { copy, toastCopy, language, action, phone, timeZone, start } = props;
  const { state, notes, refused, refs, arrived, unsent, queue, ...actions } = useMessageForm(props);
  const { values, shown, live, sending, kept } = state;
  // The toast goes when its message has been sent or removed.
  const isOver = state.toast?.kind === 'kept' && unsent.every(({ settled }) => settled);
  const toast = isOver ? undefined : state.toast;

  const leftText = ({ name, limit }: FormField) => {
    const left = charactersLeft(values[name], limit);
    return left === undefined ? undefined : pluralize(copy.left, language, 'n', left);
  };

  const queueProps = {
    ...queue,
    copy,
    closeLabel: toastCopy.close,
    language,
    timeZone,
    phone,
    action,
    typed: values.message,
  };

  const written = (text: FormValues) => fieldNames.filter(field => text[field].trim() !== '');
  const textToCopy = () =>
    written(values)
      .map(field => `${copy.fields[field].label}: ${values[field].trim()}`)
      .join('\n');

  return (
    <>
      {shown.kind === 'sent' && (
        <section className={styles.form} aria-labelledby="message-sent">
          <div className={styles.sent}>
            <h2 className={styles.title} id="message-sent" ref={refs.sentTitle} tabIndex={-1}>
              {copy.sent.title}
            </h2>
            {shown.receipt && (
              <Receipt
                receipt={shown.receipt}
                {...{ copy, language, timeZone, phone, action }}
                answerable={replyContact(shown.sent) !== undefined}
                replyTo={replyContact(shown.sent)}
                name={shown.sent.name}
                onReply={actions.onReply}
                inBrowser
              />
            )}
            <details className={styles.fold}>
              <summary>{copy.sent.content}</summary>
              <dl>
                {written(shown.sent).map(field => (
                  <div key={field}>
                    <dt>{copy.fields[field].label}</dt>
                    <dd dir="auto">{shown.sent[field].trim()}</dd>
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
        hidden={shown.kind === 'sent'}
        id={formId}
        ref={refs.form}
        method="post"
        action={action}
        noValidate={live}
        aria-labelledby="message-title"
        aria-busy={sending || undefined}
        data-offline={copy.toasts.network}
        data-draft={draftKey}
        {...actions.handlers}
      >
        <div className={styles.head}>
          <h2 className={styles.title} id="message-title">
            {copy.title}
          </h2>
          <p className="label">{copy.lead}</p>
        </div>
        {refused && (
          <Summary
            title={copy.problems.title}
            text={live ? undefined : refusalText(values, copy, language)}
            notes={notes}
            ref={refs.summary}
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
        <div ref={refs.foot}>
          <div className={styles.foot}>
            <p>
              {copy.privacy.before} <TextLink {...copy.privacy.link} />
              {copy.privacy.after}
            </p>
            <Button type="submit" aria-disabled={sending || undefined} aria-busy={sending || undefined}>
              {sending && <Spinner />}
              {sending ? copy.sending : copy.send}
            </Button>
          </div>
          {shown.kind === 'failed' && (
            <SendFailure
              copy={copy.failure}
              text={!live || shown.waitMinutes !== undefined ? shown.text : undefined}
              waitMinutes={shown.waitMinutes}
              busy={start?.busy}
              unconfirmed={shown.unconfirmed}
              phone={phone}
              language={language}
              textToCopy={live ? textToCopy() : undefined}
            />
          )}
          {toast?.kind !== 'kept' && <QueuedMessages {...queueProps} messages={unsent} />}
          {kept && queue.inForm === undefined && !sending && (
            <p className={styles.kept}>
              {copy.draft.kept}{' '}
              <button type="button" onClick={actions.onDelete}>
                {copy.draft.remove}
              </button>
            </p>
          )}
        </div>
      </form>
      {live && (
        <Toasts toast={toast} onClose={actions.closeToast} copy={toastCopy} label={copy.toasts.label}>
          {toast?.kind === 'kept' && (
            <p>
              <ContactText text={waitingText(copy)} phone={phone} />
            </p>
          )}
        </Toasts>
      )}
    </>
  );
}
