import { useState } from 'react';
import { pluralize } from '#content/fill.ts';
import type { ContactFormWords } from '#content/schema/contact.ts';
import { copyText } from '../../browser/copy-text.ts';
import { fieldId } from '../../browser/form-values.ts';
import { Button } from '../../components/button/Button.tsx';
import { PhoneNumber, telephoneHref } from '../../components/phone/Phone.tsx';
import styles from './ContactForm.module.css';

interface FailureProps {
  words: ContactFormWords['failure'];
  /** What the toast says, where no script runs to show one. */
  text?: string | undefined;
  waitMinutes?: number | undefined;
  busy?: boolean | undefined;
  phone: string;
  language: string;
  /** The text to copy; copying needs script. */
  textToCopy?: (() => string) | undefined;
}

/** The way on after a failure: nothing is lost, wait or try again, take the text elsewhere, or call. */
export function Failure(props: FailureProps) {
  const { words, text, waitMinutes, phone, textToCopy } = props;
  const waits = waitMinutes !== undefined;
  // To wait and to try again at once do not go together.
  const first = waits ? words.kept : text;
  const [before, after] = waits
    ? waitText(props, waitMinutes).split(phone)
    : [`${words.before} `, words.after];
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
        {first && <p className={styles.outcome}>{first}</p>}
        <p>
          {before}
          <a className="nowrap" href={telephoneHref(phone)}>
            <PhoneNumber phone={phone} />
          </a>
          {after}
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

/** The server's own sentence where it says whom to call, otherwise ours: it always holds the phone number. */
function waitText({ words, text, busy, phone, language }: FailureProps, minutes: number): string {
  if (text?.includes(phone)) return text;
  return pluralize(busy ? words.busy : words.tooMany, language, 'minutes', minutes);
}
