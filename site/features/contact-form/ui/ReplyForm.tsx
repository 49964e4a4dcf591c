import { contactFields, referenceField } from '#shared/contact/contact-message.ts';
import { fill } from '#shared/i18n/fill.ts';
import { Button } from '../../../components/Button.tsx';
import styles from './ContactForm.module.css';
import { Field } from './Field.tsx';
import type { FormPlace } from './use-message-form.ts';

interface ReplyFormProps extends Pick<FormPlace, 'copy' | 'action'> {
  /** The message that lacks a contact, or has a wrong one. */
  reference: string;
  /** Author of the message, if this page may name one. */
  name?: string | undefined;
  /** The email address to correct. */
  mistyped?: string | undefined;
  /** The id of the text that asks for these fields. */
  labelledBy: string;
  /** The form was sent empty. */
  nothingAdded?: boolean | undefined;
}

const replyFields = contactFields.filter(field => field.type === 'tel' || field.type === 'email');

/** Adds a phone number or an email address to a stored message: the browser posts a second one, which names the first. */
export function ReplyForm(props: ReplyFormProps) {
  const { copy, action, reference, name, mistyped = '', labelledBy, nothingAdded } = props;
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      // An email that looks wrong is sent all the same.
      noValidate
      data-offline={copy.toasts.network}
    >
      <input type="hidden" name={referenceField} value={reference} />
      {/* No name has this sign: an acknowledgement does not greet with it. */}
      <input type="hidden" name="name" value={name ?? `#${reference}`} />
      <input type="hidden" name="message" value={fill(copy.sent.correction, { reference })} />
      {nothingAdded && (
        <p className={`${styles.summary} ${styles.outcome}`} role="alert">
          {copy.sent.nothingAdded}
        </p>
      )}
      <fieldset className={styles.fields} aria-labelledby={labelledBy}>
        {replyFields.map(field => (
          <Field
            key={field.name}
            id={`${reference}-${field.name}`}
            field={field}
            copy={{ ...copy.fields[field.name], need: '' }}
            start={field.type === 'email' ? mistyped : ''}
          />
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button type="submit">{copy.sent.add}</Button>
      </div>
    </form>
  );
}
