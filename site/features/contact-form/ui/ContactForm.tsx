import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { contactFields } from '#shared/contact/contact-message.ts';
import { additionField, contactFormPath, keyField } from '#shared/contact/contact-requests.ts';
import type { EveryPageCopy } from '#shared/content/schemas/every-page.ts';
import { pathIn } from '#shared/i18n/language.ts';
import type { ReturnedForm } from '#shared/on-demand/shown-page.ts';
import { Button } from '../../../components/Button.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { formId } from '../browser/fields-on-page.ts';
import { createFormStore, type FormStore } from '../browser/form-store.ts';
import { phaseText, viewOf } from '../model/form-state.ts';
import { FallbackForm } from './FallbackForm.tsx';
import { Field, Honeypot } from './Field.tsx';
import styles from './form.module.css';
import { LastReceipt } from './LastReceipt.tsx';
import { Failure, Incomplete } from './NotSent.tsx';
import { QueuedMessages } from './QueuedMessages.tsx';
import { SentMessage } from './SentMessage.tsx';
import type { SharedFormProps } from './shared-props.ts';
import { Toasts } from './Toasts.tsx';

/** Serialized into the page's HTML. */
interface ContactFormProps extends SharedFormProps {
  toastCopy: EveryPageCopy['toasts'];
  /** The form as it comes back to a browser that posted it; never hydrated. */
  returned?: ReturnedForm | undefined;
}

/** The contact form: HTML that posts by itself and, once hydrated, sends without leaving the page. */
export function ContactForm(props: ContactFormProps) {
  const { copy, language, returned } = props;
  const [store] = useState(() => createFormStore(copy, language, returned));
  return (
    <FallbackForm store={store} copy={copy}>
      <Form {...props} store={store} />
    </FallbackForm>
  );
}

function Form({ store, toastCopy, returned, ...shared }: ContactFormProps & { store: FormStore }) {
  const { copy, language } = shared;
  const [state, setState] = useState(store.state);
  useLayoutEffect(() => {
    store.watch(setState);
    return store.start();
  }, [store]);
  const { values, isSaved, isHydrated, phase } = state;
  const { notes, unsent, idInForm, receipts } = viewOf(state, copy, language);
  const isSending = phase.kind === 'sending';
  const isIncomplete = phase.kind === 'incomplete';
  const text = phaseText(phase, copy);
  const isUnsent = text !== undefined && phase.kind !== 'sent' && !isIncomplete;

  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnsent) end.current?.scrollIntoView({ block: 'nearest' });
  }, [phase, isUnsent]);

  return (
    <>
      {phase.kind === 'sent' && <SentMessage {...shared} sent={phase} />}
      <form
        className={styles.form}
        id={formId}
        method="post"
        action={pathIn(language, contactFormPath)}
        noValidate={isHydrated}
        aria-busy={isSending || undefined}
        data-offline={copy.toasts.network}
        data-sending={copy.sending}
        onSubmit={event => {
          event.preventDefault();
          store.submit();
        }}
        onInput={store.onInput}
        onBlur={store.onBlur}
      >
        <div className={`row ${styles.head}`}>
          <h2 className={styles.title}>{copy.title}</h2>
          <p className="label">{copy.lead}</p>
        </div>
        <div className={styles.receipts} aria-live="polite">
          {receipts.map(receipt => (
            <LastReceipt
              {...shared}
              key={receipt.reference}
              receipt={receipt}
              onErase={() => store.erase(receipt.reference)}
            />
          ))}
        </div>
        {returned && phase.kind === 'incomplete' && (
          <Incomplete title={copy.problems.title} text={phase.text} notes={notes} />
        )}
        <div className={styles.fields}>
          {contactFields.map(field => (
            <Field
              key={field.name}
              field={field}
              copy={copy.fields[field.name]}
              link={field.name === 'message' ? copy.planner : undefined}
              defaultValue={returned?.values[field.name] ?? ''}
              note={notes.find(note => note.field === field.name)}
              readOnly={isSending}
              announce={!isIncomplete}
            />
          ))}
        </div>
        <Honeypot label={copy.trap} />
        {/* A text: on Back, Chromium restores no value of type="hidden". */}
        <input hidden name={keyField} defaultValue={returned?.key ?? ''} />
        {returned?.additionTo && <input type="hidden" name={additionField} value={returned.additionTo} />}
        <div className={styles.end} ref={end}>
          <div className={`row ${styles.foot}`}>
            <p>
              {copy.privacy.before} <TextLink {...copy.privacy.link} />
              {copy.privacy.after}
            </p>
            {/* Its only child is one text, which React replaces even where the browser has translated it. */}
            <Button
              type="submit"
              aria-disabled={isSending || undefined}
              aria-busy={isSending || undefined}
              suppressHydrationWarning
            >
              {isSending ? copy.sending : copy.send}
            </Button>
          </div>
          {/* A message that is still queued goes out by itself, which is said below. */}
          {isUnsent && phase.kind !== 'queued' && idInForm === undefined && (
            <Failure {...shared} phase={phase} />
          )}
          <QueuedMessages {...shared} store={store} messages={unsent} idInForm={idInForm} typed={values} />
          {isSaved && idInForm === undefined && !isSending && (
            <p className={`tall-links ${styles.stored}`}>
              <span>{copy.draft.kept}</span>
              <button type="button" onClick={store.deleteDraft}>
                {copy.draft.remove}
              </button>
            </p>
          )}
        </div>
      </form>
      {isHydrated && <Toasts phase={phase} text={text} copy={toastCopy} label={copy.toasts.label} />}
    </>
  );
}
