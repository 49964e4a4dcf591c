import { useState } from 'react';
import { pluralize } from '../../../content/plural.ts';
import type { ContactFormWords } from '../../../content/schema/contact.ts';
import { Button } from '../../components/button/Button.tsx';
import { PhoneNumber, telephoneHref } from '../../components/phone/Phone.tsx';
import styles from './ContactForm.module.css';
import { copyText } from './copy-text.ts';
import { fieldId } from './form-values.ts';

interface FailureProps {
  words: ContactFormWords['failure'];
  /** What the toast says, where no script runs to show one. */
  text?: string | undefined;
  waitMinutes?: number | undefined;
  phone: string;
  language: string;
  /** The text to copy; copying needs script. */
  textToCopy?: (() => string) | undefined;
}

/** The way on after a failure: nothing is lost, try again, take the text elsewhere, or call. */
export function Failure({ words, text, waitMinutes, phone, language, textToCopy }: FailureProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async (content: string) => {
    if (await copyText(content)) return setCopied(words.copied);
    const field = document.getElementById(fieldId('message'));
    if (field instanceof HTMLTextAreaElement) {
      field.focus();
      field.select();
    }
    setCopied(words.selected);
  };
  return (
    <div className={styles.failure}>
      <div>
        {text && <p className={styles.outcome}>{text}</p>}
        {waitMinutes !== undefined && <p>{pluralize(words.tooMany, language, 'minutes', waitMinutes)}</p>}
        <p>
          {words.before}{' '}
          <a className="nowrap" href={telephoneHref(phone)}>
            <PhoneNumber phone={phone} />
          </a>
          {words.after}
        </p>
      </div>
      {textToCopy && (
        <Button variant="outline" onClick={() => copy(textToCopy())}>
          <span aria-live="polite">{copied ?? words.copy}</span>
        </Button>
      )}
    </div>
  );
}
