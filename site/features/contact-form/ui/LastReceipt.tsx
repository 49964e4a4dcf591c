import { useEffect, useState } from 'react';
import { contactFormPath } from '#shared/contact/contact-message.ts';
import { receiptPath } from '#shared/contact/on-demand.ts';
import { formatDateTime } from '#shared/i18n/fill.ts';
import { Interpolate } from '../../../components/Interpolate.tsx';
import { eraseReceipt, type KeptReceipt, loadReceipt } from '../model/kept-receipt.ts';
import styles from './ContactForm.module.css';
import type { FormPlace } from './use-message-form.ts';

/** Reminds a visitor who comes back of the message that was sent last. */
export function LastReceipt({ copy: { last: copy }, language, action }: FormPlace) {
  const [receipt, setReceipt] = useState<KeptReceipt>();
  useEffect(() => setReceipt(loadReceipt()), []);
  if (!receipt) return null;
  const { reference, savedAt } = receipt;
  const erase = () => {
    eraseReceipt();
    setReceipt(undefined);
  };
  return (
    <p className={styles.kept}>
      <span>
        <Interpolate
          text={copy.sent}
          values={{
            reference: <bdi className="nowrap">{reference}</bdi>,
            sent: <span>{formatDateTime(new Date(savedAt), language)}</span>,
          }}
        />
      </span>
      <a href={action.replace(contactFormPath, receiptPath) + reference}>{copy.show}</a>
      <button type="button" onClick={erase}>
        {copy.erase}
      </button>
    </p>
  );
}
