import type { ReactNode } from 'react';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { ButtonLink, Buttons, MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PhoneLink, telephoneHref } from '../../components/Phone.tsx';
import { Section } from '../../components/Section.tsx';
import { waysToReach } from '../../components/ways-to-reach.tsx';
import { NightDesk } from '../../drawings/scenes/contact/NightDesk.tsx';
import { formId } from '../../features/contact-form/browser/fields-on-page.ts';
import type { Page } from '../../page.ts';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  page: Pick<Page, 'copy' | 'organization' | 'language'>;
  /** Is the contact page: has the page's title, and the way to the list of what to have ready. */
  isPage: boolean;
  children: ReactNode;
}

/** Call, form and on its own page the address: side by side where there is room, in this order on phones. */
export function ContactLayout({ page, isPage, children }: ContactLayoutProps) {
  const { copy, organization, language } = page;
  const { calling, details, section, title } = copy.contact;
  const { phone, address, answersIn, geo } = organization;
  const reach = waysToReach(page);
  const Title = isPage ? 'h1' : 'h2';
  return (
    <Section id="contact" surface="paper" className={`${styles.contact} ${isPage ? styles.page : ''}`}>
      <div className={`col-1-5 ${styles.side}`}>
        <div className="stack">
          <Title id="contact-title">{isPage ? title : section.title}</Title>
          <p className="lead muted">{section.text}</p>
          {isPage && (
            <MoreLink href={pathIn(language, '/solutions#checklist')} label={copy.checklist.title} />
          )}
          <p className={styles.notice}>
            <Icon name="alert" />
            {details.notice}
          </p>
        </div>
        <div className={styles.urgent}>
          <PhoneLink className={`${styles.number} reading`} phone={phone} />
          <p>{details.callHours}</p>
          <Buttons>
            <ButtonLink variant="urgent" href={telephoneHref(phone)}>
              <Icon name="phone" />
              {details.call}
            </ButtonLink>
            <ButtonLink variant="outline" className={styles.write} href={`#${formId}`}>
              {details.write}
            </ButtonLink>
          </Buttons>
          {!answersIn.includes(language) && <p>{details.answersIn}</p>}
        </div>
      </div>
      <div className={`col-7-12 ${styles.form}`}>{children}</div>
      {isPage && (
        <>
          <div className={`col-7-12 framed-drawing screen-only ${styles.desk}`}>
            <NightDesk />
          </div>
          <div className={`col-1-5 ${styles.side} ${styles.details}`}>
            <FactList
              facts={[
                reach.email,
                {
                  label: details.location,
                  value: (
                    <>
                      <bdi>{address.street}</bdi>
                      <br />
                      <bdi>
                        {address.city}, {address.region} {address.zip}
                      </bdi>
                      <span className="screen-only">
                        <br />
                        <a href={mapHref(geo)}>{details.map}</a>
                      </span>
                    </>
                  ),
                },
                reach.office,
              ]}
            />
            <div className="stack">
              <h2 id="calling-title" className="title-3">
                {calling.title}
              </h2>
              <ol aria-labelledby="calling-title" className={styles.calling}>
                {calling.steps.map(step => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </div>
        </>
      )}
    </Section>
  );
}

/** A map with a mark on the place. Nothing is loaded from elsewhere until a visitor follows the link. */
function mapHref({ latitude, longitude }: Organization['geo']): string {
  const place = `${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${place}`;
}
