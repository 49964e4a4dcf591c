import type { ReactNode } from 'react';
import { contactFields } from '#shared/contact/contact-message.ts';
import { additionField, contactFormPath } from '#shared/contact/contact-requests.ts';
import type { ReplyContact } from '#shared/contact/reply-contact.ts';
import type { ContactFormCopy } from '#shared/content/schemas/contact.ts';
import { fill } from '#shared/i18n/fill.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { formatDateTime } from '#shared/i18n/locale.ts';
import type { ShownReceipt } from '#shared/on-demand/shown-page.ts';
import { Button } from '../../../components/Button.tsx';
import { ContactText } from '../../../components/ContactText.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Interpolate } from '../../../components/Interpolate.tsx';
import { PhoneNumber } from '../../../components/Phone.tsx';
import { Field } from './Field.tsx';
import formStyles from './form.module.css';
import styles from './Receipt.module.css';
import type { SharedFormProps } from './shared-props.ts';

interface ReceiptProps extends SharedFormProps, ShownReceipt {
  /** Author of the message, if this page may name one. */
  name?: string;
}

/** Stands above a receipt: the reply is promised, or the visitor asked where it can go. */
export function receiptTitle({ sent }: ContactFormCopy, replyTo: ReplyContact | undefined): string {
  return replyTo ? sent.title : sent.ask;
}

/** The receipt of a message: reference, where the reply goes and when, and what to do if that is too late. */
export function Receipt(props: ReceiptProps) {
  const { reference, receivedAt, replyTo, mistyped, addition } = props;
  const { language, timeZone, phone } = props;
  const { sent } = props.copy;
  const question = `${reference}-question`;
  const replyForm = <ReplyForm {...props} labelledBy={question} />;
  return (
    <>
      <p className={styles.reference}>
        <span>{sent.reference}</span> <strong dir="ltr">{reference}</strong>
      </p>
      <p>{fill(sent.received, { received: formatDateTime(new Date(receivedAt), language, timeZone) })}</p>
      {replyTo ? (
        <>
          <p>
            <ReplyTime {...props} />
            <Interpolate text={sent.replyTo[replyTo.kind]} values={{ address: addressOf(replyTo) }} />
          </p>
          <details className={styles.fold} open={addition === 'empty'}>
            <summary id={question}>
              {sent.correct}
              <Icon name="down" />
            </summary>
            {replyForm}
          </details>
        </>
      ) : (
        <>
          <p id={question}>
            <Interpolate
              text={mistyped ? sent.mistyped : sent.noContact}
              values={{ address: <bdi>{mistyped}</bdi> }}
            />
          </p>
          {replyForm}
        </>
      )}
      <p className={styles.sooner}>
        <ContactText text={sent.sooner} phone={phone} />
      </p>
    </>
  );
}

/** By when the reply comes: in the provider's time, and in the browser in the visitor's own where it differs. */
function ReplyTime({ copy, replyBy, language, timeZone }: ReceiptProps): ReactNode {
  const time = new Date(replyBy);
  const promised = formatDateTime(time, language, timeZone);
  const here = typeof document === 'undefined' ? promised : formatDateTime(time, language);
  const sentence = fill(copy.sent.replyBy, { replyBy: promised });
  return (
    <span>
      {here === promised ? `${sentence} ` : `${sentence} ${fill(copy.sent.localTime, { replyBy: here })} `}
    </span>
  );
}

function addressOf({ kind, address }: ReplyContact): ReactNode {
  return kind === 'phone' ? <PhoneNumber phone={address} /> : address;
}

const replyFields = contactFields.filter(field => field.type === 'tel' || field.type === 'email');

/** Sends an addition: a phone number or an email for the message of this receipt. */
function ReplyForm(props: ReceiptProps & { labelledBy: string }) {
  const { copy, language, reference, name, mistyped = '', addition, labelledBy } = props;
  return (
    <form
      className={formStyles.form}
      method="post"
      action={pathIn(language, contactFormPath)}
      // An email that looks wrong is sent all the same.
      noValidate
      data-offline={copy.toasts.network}
    >
      <input type="hidden" name={additionField} value={reference} />
      {name && <input type="hidden" name="name" value={name} />}
      {addition === 'empty' && (
        <p className={`${formStyles.summary} ${formStyles.outcome}`} role="alert">
          {copy.sent.nothingAdded}
        </p>
      )}
      <fieldset className={formStyles.fields} aria-labelledby={labelledBy}>
        {replyFields.map(field => (
          <Field
            key={field.name}
            id={`${reference}-${field.name}`}
            field={field}
            copy={{ ...copy.fields[field.name], need: '' }}
            defaultValue={field.type === 'email' ? mistyped : ''}
          />
        ))}
      </fieldset>
      <div className={`row ${formStyles.foot}`}>
        <Button type="submit">{copy.sent.add}</Button>
      </div>
    </form>
  );
}
