import type { ReactNode } from 'react';
import type { ContactCopy } from '#content/schema/contact.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { Passage } from '#content/schema/text.ts';
import { formId } from '../../../browser/form-values.ts';
import { ButtonLink, Buttons, MoreLink } from '../../../components/button/Button.tsx';
import { Facts } from '../../../components/facts/Facts.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { PhoneLink, telephoneHref } from '../../../components/phone/Phone.tsx';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  copy: ContactCopy['details'];
  heading: Passage;
  organization: Organization;
  language: string;
  /** The title is the page's. */
  isPage: boolean;
  /** The way to the list of what to have ready, from the page. */
  checklist: { label: string; href: string };
  /** Whether the office is open right now. */
  status?: ReactNode;
  children: ReactNode;
}

/** Call, form and on its own page the address: side by side where there is room, in this order on phones. */
export function ContactLayout({
  copy,
  heading,
  organization,
  language,
  isPage,
  checklist,
  status,
  children,
}: ContactLayoutProps) {
  const { phone, email, address, answersIn, geo } = organization;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section
      className={isPage ? `section ${styles.page}` : 'section'}
      data-surface="paper"
      id="contact"
      aria-labelledby="contact-title"
    >
      <div className={`grid ${styles.body}`}>
        <div className={`col-1-5 ${styles.side}`}>
          <div className="stack">
            <Title id="contact-title" className={styles.title}>
              {heading.title}
            </Title>
            <p className="lead muted">{heading.text}</p>
            {isPage && (
              <p>
                <MoreLink href={checklist.href}>{checklist.label}</MoreLink>
              </p>
            )}
            {!answersIn.includes(language) && <p>{copy.answersIn}</p>}
          </div>
          <div className={styles.urgent}>
            <PhoneLink className={`${styles.number} reading`} phone={phone} />
            <p className="small">
              {copy.callHours}
              {status}
            </p>
            <Buttons>
              <ButtonLink variant="urgent" href={telephoneHref(phone)}>
                <Icon name="phone" />
                {copy.call}
              </ButtonLink>
              <ButtonLink variant="outline" className={styles.write} href={`#${formId}`}>
                {copy.write}
              </ButtonLink>
            </Buttons>
          </div>
        </div>
        <div className={`col-7-12 ${styles.form}`}>{children}</div>
        <div className={`col-1-5 ${styles.side} ${styles.details}`}>
          {isPage && (
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
                      <span className="screen-only">
                        <br />
                        <a href={mapHref(geo)}>{copy.map}</a>
                      </span>
                    </>
                  ),
                },
                {
                  label: copy.office,
                  value: copy.hours,
                },
              ]}
            />
          )}
          <p className={styles.notice}>
            <Icon name="alert" />
            {copy.notice}
          </p>
        </div>
      </div>
    </section>
  );
}

/** A map of the place with a mark on it. A plain link: nothing is loaded from elsewhere until it is followed. */
function mapHref({ latitude, longitude }: Organization['geo']): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${place}`;
}
