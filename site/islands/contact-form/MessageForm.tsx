import { pluralize } from '#content/fill.ts';
import { contactFields, type FormField, fieldNames } from '#contract/contact-message.ts';
import { formId } from '../../browser/form-values.ts';
import { Button, Spinner } from '../../components/button/Button.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import styles from './ContactForm.module.css';
import { Failure } from './Failure.tsx';
import { Field, Trap } from './Field.tsx';
import { charactersLeft, refusalText } from './problems.ts';
import { SentText } from './SentText.tsx';
import { Summary } from './Summary.tsx';
import { type ContactFormProps, useMessageForm } from './use-message-form.ts';
import { Waiting } from './Waiting.tsx';

export function MessageForm(props: ContactFormProps) {
  const { copy, toastCopy, language, action, phone, timeZone, start } = props;
  const { state, notes, refused, refs, handlers, waiting, closeToast } = useMessageForm(props);
  const { values, shown, fromServer, live, sending, toasts } = state;
  const unanswerable = values.phone.trim() === '' && values.email.trim() === '';

  const leftText = ({ name, limit }: FormField) => {
    const left = charactersLeft(values[name], limit);
    return left === undefined ? undefined : pluralize(copy.left, language, 'n', left);
  };

  const textToCopy = () =>
    fieldNames
      .filter(field => values[field].trim() !== '')
      .map(field => `${copy.fields[field].label}: ${values[field].trim()}`)
      .join('\n');

  return (
    <>
      <form
        className={styles.form}
        id={formId}
        ref={refs.form}
        method="post"
        action={action}
        noValidate={live}
        aria-labelledby="message-title"
        aria-busy={sending || undefined}
        data-offline={copy.toasts.network}
        {...handlers}
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
            text={fromServer ? refusalText(values, copy, language) : undefined}
            notes={notes.filter(note => note.blocks)}
            ref={refs.summary}
          />
        )}
        {shown.kind === 'sent' && (
          <div className={styles.sent}>
            <h4 ref={refs.sentTitle} tabIndex={-1}>
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
              key={field.name}
              field={field}
              copy={copy.fields[field.name]}
              start={start?.values[field.name] ?? ''}
              note={notes.find(note => note.field === field.name)}
              left={leftText(field)}
              readOnly={sending}
              announce={!refused}
            />
          ))}
        </div>
        <Trap label={copy.trap} />
        <div ref={refs.foot}>
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
              text={fromServer || shown.waitMinutes !== undefined ? shown.text : undefined}
              waitMinutes={shown.waitMinutes}
              busy={start?.busy}
              phone={phone}
              language={language}
              textToCopy={live && 'clipboard' in navigator ? textToCopy : undefined}
            />
          )}
          <Waiting
            {...waiting}
            copy={copy}
            closeLabel={toastCopy.close}
            language={language}
            timeZone={timeZone}
            typed={values.message}
            ref={refs.below}
          />
        </div>
      </form>
      {live && <Toasts items={toasts} onClose={closeToast} copy={toastCopy} label={copy.toasts.label} />}
    </>
  );
}
