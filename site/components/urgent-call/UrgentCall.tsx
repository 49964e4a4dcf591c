import { PhoneLink } from '../phone/Phone.tsx';
import styles from './UrgentCall.module.css';

interface UrgentCallProps {
  /** A sentence with `{number}` where the telephone number stands. */
  copy: string;
  phone: string;
}

/** One line for whoever came here in need and found no page. */
export function UrgentCall({ copy, phone }: UrgentCallProps) {
  const [before, after] = copy.split('{number}');
  return (
    <p className={styles.line}>
      {before}
      <PhoneLink className={styles.number} phone={phone} />
      {after}
    </p>
  );
}
