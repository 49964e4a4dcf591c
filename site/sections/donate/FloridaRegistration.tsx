import type { DonateWords } from '#content/schema/legal.ts';
import type { Organization } from '#content/schema/organization.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { PhoneLink } from '../../components/phone/Phone.tsx';
import styles from './FloridaRegistration.module.css';

interface FloridaRegistrationProps {
  words: DonateWords['florida'];
  organization: Organization;
}

/** The disclosure of Florida Statutes, section 496.411, for an organization that is registered there; else nothing. */
export function FloridaRegistration({ words, organization }: FloridaRegistrationProps) {
  const { florida, purpose } = organization.payment;
  if (florida === undefined) return null;
  return (
    <section className="section section--close" data-surface="paper" aria-labelledby="florida">
      <div className={`grid ${styles.grid}`}>
        <h2 id="florida">{words.title}</h2>
        <p className="col-1-7">{words.statement}</p>
        <div className="col-1-7">
          <Facts
            facts={[
              { label: words.organizationLabel, value: organization.legalName ?? organization.brand },
              { label: words.principalStateLabel, value: florida.principalState },
              { label: words.purposeLabel, value: purpose },
              { label: words.registrationLabel, value: florida.registration },
              {
                label: words.tollFreeLabel,
                value: <PhoneLink phone={florida.tollFree} />,
              },
              { label: words.websiteLabel, value: <a href={florida.website}>{florida.website}</a> },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
