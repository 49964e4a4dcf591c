import type { Organization } from '#shared/content/schemas/organization.ts';
import { ContactText } from './ContactText.tsx';
import styles from './UrgentCall.module.css';

interface UrgentCallProps {
  /** A sentence with the phone number and the email address. */
  copy: string;
  contacts: Pick<Organization, 'phone' | 'email'>;
}

/** One line for a visitor in need whose page cannot be shown. */
export function UrgentCall({ copy, contacts }: UrgentCallProps) {
  return (
    <p className={`tall-links ${styles.line}`}>
      <ContactText text={copy} phone={contacts.phone} email={contacts.email} />
    </p>
  );
}
