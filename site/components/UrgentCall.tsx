import { Interpolate } from './Interpolate.tsx';
import { PhoneLink } from './Phone.tsx';
import styles from './UrgentCall.module.css';

interface UrgentCallProps {
  /** A sentence with `{number}` for the phone number. */
  copy: string;
  phone: string;
}

/** One line for a visitor in need who found no page. */
export function UrgentCall({ copy, phone }: UrgentCallProps) {
  return (
    <p className={styles.line}>
      <Interpolate text={copy} values={{ number: <PhoneLink className={styles.number} phone={phone} /> }} />
    </p>
  );
}
