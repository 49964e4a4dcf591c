import type { Ref } from 'react';
import type { ContactFormCopy } from '#content/schema/contact.ts';
import { Button, Buttons } from '../../components/button/Button.tsx';
import styles from './ContactForm.module.css';
import { focusField } from './use-message-form.ts';

interface QuestionProps {
  copy: ContactFormCopy['ask'];
  /** Sends as it is. */
  onSend(event: { preventDefault(): void }): void;
  /** Receives the focus. */
  ref: Ref<HTMLHeadingElement>;
}

/** Asked once, before a message goes out that nobody could answer. */
export function Question({ copy, onSend, ref }: QuestionProps) {
  return (
    <div className={styles.question}>
      <h3 ref={ref} tabIndex={-1}>
        {copy.title}
      </h3>
      <p>{copy.text}</p>
      <Buttons>
        <Button variant="outline" onClick={() => focusField('email')}>
          {copy.email}
        </Button>
        <Button variant="outline" onClick={() => focusField('phone')}>
          {copy.phone}
        </Button>
        <Button variant="outline" onClick={onSend}>
          {copy.send}
        </Button>
      </Buttons>
    </div>
  );
}
