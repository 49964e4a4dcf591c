import { pathIn } from '#shared/i18n/language.ts';
import { formatDateTime } from '#shared/i18n/locale.ts';
import { receiptPath } from '#shared/on-demand/shown-page.ts';
import { Interpolate } from '../../../components/Interpolate.tsx';
import type { StoredReceipt } from '../model/storage.ts';
import styles from './form.module.css';
import type { SharedFormProps } from './shared-props.ts';

interface LastReceiptProps extends SharedFormProps {
  receipt: Pick<StoredReceipt, 'reference' | 'query' | 'receivedAt'>;
  onErase(): void;
}

/** Reminds a visitor who comes back of a message that was sent. */
export function LastReceipt({ receipt, onErase, copy: { last: copy }, language }: LastReceiptProps) {
  const { reference, query = '', receivedAt } = receipt;
  return (
    <p className={`tall-links ${styles.stored}`}>
      <span>
        <Interpolate
          text={copy.sent}
          values={{
            reference: <bdi className="nowrap">{reference}</bdi>,
            sent: <span>{formatDateTime(new Date(receivedAt), language)}</span>,
          }}
        />
      </span>
      <a href={pathIn(language, receiptPath) + reference + query}>{copy.show}</a>
      <button type="button" onClick={onErase}>
        {copy.erase}
      </button>
    </p>
  );
}
