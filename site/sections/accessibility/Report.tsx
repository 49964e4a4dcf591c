import type { AccessibilityWords } from '#content/schema/accessibility.ts';
import type { Organization } from '#content/schema/organization.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { PhoneLink } from '../../components/phone/Phone.tsx';
import styles from './Accessibility.module.css';

interface ReportProps {
  words: AccessibilityWords['report'];
  organization: Pick<Organization, 'phone' | 'email'>;
}

/** Whom to tell about a barrier, and what happens then. */
export function Report({ words, organization: { phone, email } }: ReportProps) {
  return (
    <section className="section" data-surface="shallow" aria-labelledby="report-title">
      <div className={`grid ${styles.body}`}>
        <div className="col-1-5 stack">
          <h2 id="report-title">{words.title}</h2>
          <p>{words.text}</p>
          <p>{words.promises.join(' ')}</p>
        </div>
        <div className="col-7-12">
          <Facts
            facts={[
              { label: words.email, value: <a href={`mailto:${email}`}>{email}</a> },
              {
                label: words.phone,
                value: <PhoneLink phone={phone} />,
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
