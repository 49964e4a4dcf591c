import type { Organization } from '#shared/content/schemas/organization.ts';
import { ContactText } from './ContactText.tsx';
import styles from './UrgentCall.module.css';

/** Whom to call, and where to write without a voice. */
export type Contacts = Pick<Organization, 'phone' | 'email'>;

interface UrgentCallProps {
  /** A sentence with the phone number and the email address. */
  copy: string;
  contacts: Contacts;
}

/** One line for a visitor in need whose page does not exist. */
export function UrgentCall({ copy, contacts }: UrgentCallProps) {
  return (
    <p className={styles.line}>
      <ContactText text={copy} phone={contacts.phone} email={contacts.email} />
    </p>
  );
}
