import type { ReactNode } from 'react';
import type { ContactCopy } from '#content/schema/contact.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { Passage } from '#content/schema/text.ts';
import { ButtonLink } from '../../../components/button/Button.tsx';
import { Facts } from '../../../components/facts/Facts.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { PhoneNumber, telephoneHref } from '../../../components/phone/Phone.tsx';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  copy: ContactCopy['details'];
  heading: Passage;
  organization: Organization;
  language: string;
  /** Joins the space of the section above. */
  close?: boolean;
  /** Whether the office is open right now. */
  status?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Every way to reach the provider, next to the form: the number that is answered day and night comes first. */
export function ContactLayout({
  copy,
  heading,
  organization,
  language,
  close,
  status,
  children,
}: ContactLayoutProps) {
  const { phone, email, address, answersIn, geo } = organization;
  return (
    <section
      className={close ? 'section section--close' : 'section'}
      data-surface="paper"
      id="contact"
      aria-labelledby="contact-title"
    >
      <div className={`grid ${styles.body}`}>
        <div className={`col-1-5 ${styles.side}`}>
          <div className="stack">
            <h2 id="contact-title">{heading.title}</h2>
            <p className="lead muted">{heading.text}</p>
            {!answersIn.includes(language) && <p>{copy.answersIn}</p>}
          </div>
          <div className={styles.urgent}>
            <a className={`${styles.number} reading`} href={telephoneHref(phone)}>
              <PhoneNumber phone={phone} />
            </a>
            <ButtonLink variant="urgent" href={telephoneHref(phone)}>
              <Icon name="phone" />
              {copy.call}
            </ButtonLink>
          </div>
          <Facts
            facts={[
              { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
              {
                label: copy.location,
                value: (
                  <>
                    <bdi>{address.street}</bdi>
                    <br />
                    <bdi>
                      {address.city}, {address.region} {address.zip}
                    </bdi>
                    <br />
                    <a href={mapHref(geo)}>{copy.map}</a>
                  </>
                ),
              },
              {
                label: copy.office,
                value: (
                  <>
                    {copy.hours}
                    {status}
                  </>
                ),
              },
            ]}
          />
          <p className={styles.notice}>
            <Icon name="alert" />
            {copy.notice}
          </p>
        </div>
        <div className="col-7-12">{children}</div>
      </div>
    </section>
  );
}

/** A map of the place with a mark on it. A plain link: nothing is loaded from elsewhere until it is followed. */
function mapHref({ latitude, longitude }: Organization['geo']): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${place}`;
}
