import type { DonateCopy } from '#content/schema/donate.ts';
import type { Organization } from '#content/schema/organization.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { PhoneLink } from '../../components/phone/Phone.tsx';
import styles from './Donate.module.css';

interface FloridaRegistrationProps {
  copy: DonateCopy['florida'];
  organization: Organization;
}

/** The disclosure of Florida Statutes, section 496.411, for an organization that is registered there; else nothing. */
export function FloridaRegistration({ copy, organization }: FloridaRegistrationProps) {
  const { florida, purpose } = organization.giving;
  if (florida === undefined) return null;
  return (
    <section className="section section--close" data-surface="paper" aria-labelledby="florida">
      <div className={`grid ${styles.florida}`}>
        <h2 id="florida">{copy.title}</h2>
        <p className="col-1-7">{copy.statement}</p>
        <div className="col-1-7">
          <Facts
            facts={[
              { label: copy.organizationLabel, value: organization.legalName ?? organization.brand },
              { label: copy.principalStateLabel, value: florida.principalState },
              { label: copy.purposeLabel, value: purpose },
              { label: copy.registrationLabel, value: florida.registration },
              {
                label: copy.tollFreeLabel,
                value: <PhoneLink phone={florida.tollFree} />,
              },
              { label: copy.websiteLabel, value: <a href={florida.website}>{florida.website}</a> },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
