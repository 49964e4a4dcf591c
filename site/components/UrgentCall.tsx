import { type Contacts, ContactText } from './ContactText.tsx';
import styles from './UrgentCall.module.css';

interface UrgentCallProps {
  /** A sentence with the phone number and the email address. */
  copy: string;
  contacts: Contacts;
}

/** One line for a visitor in need whose page cannot be shown. */
export function UrgentCall({ copy, contacts }: UrgentCallProps) {
  return (
    <p className={`tall-links ${styles.line}`}>
      <ContactText text={copy} phone={contacts.phone} email={contacts.email} />
    </p>
  );
}
