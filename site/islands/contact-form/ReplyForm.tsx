import { type FormEvent, useState } from 'react';
import { fill } from '#content/fill.ts';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import { contactFields, eachField, type FormValues } from '#contract/contact-message.ts';
import { Button } from '../../components/button/Button.tsx';
import styles from './ContactForm.module.css';

interface ReplyFormProps {
  copy: ContactFormCopy;
  /** Where the form posts without JavaScript. */
  action: string;
  /** The message that lacks a contact, or has a wrong one. */
  reference: string;
  /** Who wrote it, if this page may tell. */
  name?: string | undefined;
  inBrowser?: boolean | undefined;
  onSend?: ((values: FormValues) => void) | undefined;
}

const replyFields = contactFields.filter(field => field.type === 'tel' || field.type === 'email');

/** Adds a phone number or an email address to a stored message: a second message, which names the first. */
export function ReplyForm({ copy, action, reference, name, inBrowser, onSend }: ReplyFormProps) {
  const [empty, setEmpty] = useState(true);
  const valuesOf = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return eachField(field => String(data.get(field.name) ?? ''));
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { phone, email } = valuesOf(currentTarget);
    setEmpty((phone + email).trim() === '');
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend?.(valuesOf(event.currentTarget));
  };
  return (
    <form
      className={styles.reply}
      method="post"
      action={action}
      data-offline={copy.toasts.network}
      onInput={onInput}
      onSubmit={onSend && onSubmit}
    >
      <input type="hidden" name="name" value={name ?? reference} />
      <input type="hidden" name="message" value={fill(copy.sent.correction, { reference })} />
      {replyFields.map(field => (
        <label key={field.name}>
          {copy.fields[field.name].label}
          <input
            name={field.name}
            type={field.type}
            dir="ltr"
            autoComplete={field.autocomplete}
            required={inBrowser && empty}
          />
        </label>
      ))}
      <Button type="submit">{copy.sent.add}</Button>
    </form>
  );
}
