import type { Ref } from 'react';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import type { FormValues } from '#contract/contact-message.ts';
import { Button, Buttons } from '../../components/button/Button.tsx';
import styles from './ContactForm.module.css';
import { focusField } from './use-message-form.ts';

interface QuestionProps {
  copy: ContactFormCopy['ask'];
  /** What is in the form: an address that does not work has to be corrected. */
  values: FormValues;
  onSend(): void;
  /** Receives the focus. */
  ref: Ref<HTMLHeadingElement>;
}

/** Asked before a message goes out that nobody could answer. */
export function Question({ copy, values, onSend, ref }: QuestionProps) {
  return (
    <div className={styles.question}>
      <h3 ref={ref} tabIndex={-1}>
        {copy.title}
      </h3>
      <p>{copy.text}</p>
      <Buttons>
        {(['email', 'phone'] as const).map(field => (
          <Button key={field} variant="outline" onClick={() => focusField(field)}>
            {(values[field].trim() === '' ? copy.add : copy.correct)[field]}
          </Button>
        ))}
        <Button variant="outline" onClick={onSend}>
          {copy.send}
        </Button>
      </Buttons>
    </div>
  );
}
