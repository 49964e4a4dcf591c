import type { Organization } from '#content/schema/organization.ts';
import type { PressCopy } from '#content/schema/press.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { PhoneLink } from '../../components/phone/Phone.tsx';
import styles from './Press.module.css';

interface PressContactProps {
  copy: PressCopy['contact'];
  organization: Organization;
}

/** Whom to ask: a person if organization.yaml names one. */
export function PressContact({ copy, organization }: PressContactProps) {
  const { phone, email, pressContact } = organization;
  return (
    <section className="section" data-surface="paper" aria-labelledby="press-contact-title">
      <div className={`grid ${styles.body}`}>
        <div className="col-1-5 stack">
          <h2 id="press-contact-title">{copy.title}</h2>
          <p className="muted">{copy.text}</p>
        </div>
        <div className="col-7-12">
          <Facts
            facts={[
              { label: copy.person, value: pressContact },
              { label: copy.phone, value: <PhoneLink phone={phone} /> },
              { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
              { label: copy.office, value: copy.hours },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
