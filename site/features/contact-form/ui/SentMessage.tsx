import { mistypedEmail } from '#shared/contact/email-address.ts';
import { replyContact } from '#shared/contact/reply-contact.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { Phase } from '../model/form-state.ts';
import { filledFields } from '../model/form-values.ts';
import styles from './form.module.css';
import receiptStyles from './Receipt.module.css';
import { Receipt, receiptTitle } from './Receipt.tsx';
import type { SharedFormProps } from './shared-props.ts';

interface SentMessageProps extends SharedFormProps {
  sent: Extract<Phase, { kind: 'sent' }>;
}

/** What was sent, with its receipt. Stands above the form, which is empty again. */
export function SentMessage({ sent, ...shared }: SentMessageProps) {
  const { values, receipt, movesFocus } = sent;
  const { copy } = shared;
  const replyTo = replyContact(values);
  return (
    <div className={styles.form}>
      <div className={`${styles.notice} ${styles.sent}`}>
        <h2 className={styles.title} ref={movesFocus ? focusTitle : undefined} tabIndex={-1}>
          {receiptTitle(copy, replyTo)}
        </h2>
        {receipt && (
          <Receipt
            {...shared}
            {...receipt}
            replyTo={replyTo}
            mistyped={mistypedEmail(values)}
            name={values.name}
          />
        )}
        <details className={receiptStyles.fold}>
          <summary>
            {copy.sent.content}
            <Icon name="down" />
          </summary>
          <dl>
            {filledFields(values).map(field => (
              <div key={field}>
                <dt>{copy.fields[field].label}</dt>
                <dd dir="auto">{values[field].trim()}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </div>
  );
}

/** The focus makes screen readers read the title. */
function focusTitle(title: HTMLElement | null) {
  title?.focus();
  title?.scrollIntoView();
}
