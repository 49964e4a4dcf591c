import type { Organization } from '#content/schema/organization.ts';
import type { PressCopy } from '#content/schema/press.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { PhoneLink } from '../../components/phone/Phone.tsx';
import styles from './Press.module.css';

interface PressContactProps {
  copy: Pick<PressCopy, 'contact' | 'pictures'>;
  organization: Organization;
}

/** The rules for pictures, and whom to ask: a person if organization.yaml names one. */
export function PressContact({ copy: { contact, pictures }, organization }: PressContactProps) {
  const { phone, email, pressContact } = organization;
  return (
    <div className="section" data-surface="white">
      <div className={`grid ${styles.body}`}>
        <section className="col-1-5 stack" aria-labelledby="pictures-title">
          <h2 id="pictures-title">{pictures.title}</h2>
          <p>{pictures.text}</p>
        </section>
        <section className="col-7-12 stack" aria-labelledby="press-contact-title">
          <h2 id="press-contact-title">{contact.title}</h2>
          <p>{contact.text}</p>
          <Facts
            facts={[
              { label: contact.person, value: pressContact },
              {
                label: contact.phone,
                value: <PhoneLink phone={phone} />,
              },
              { label: contact.email, value: <a href={`mailto:${email}`}>{email}</a> },
              { label: contact.office, value: contact.hours },
            ]}
          />
        </section>
      </div>
    </div>
  );
}
