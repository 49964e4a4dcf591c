import type { AccessibilityCopy } from '#shared/content/schemas/accessibility.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import styles from './Accessibility.module.css';

interface ReportProps {
  copy: AccessibilityCopy['report'];
  organization: Pick<Organization, 'phone' | 'email'>;
}

/** How to report a barrier, and what happens then. */
export function Report({ copy, organization: { phone, email } }: ReportProps) {
  return (
    <section className="section" data-surface="shallow" aria-labelledby="report-title">
      <div className={`grid ${styles.body}`}>
        <div className="col-1-5 stack">
          <h2 id="report-title">{copy.title}</h2>
          <p>{copy.text}</p>
          <p>{copy.promises.join(' ')}</p>
        </div>
        <div className="col-7-12">
          <FactList
            facts={[
              { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
              {
                label: copy.phone,
                value: <PhoneLink phone={phone} />,
              },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
