import type { EveryPageCopy } from '#shared/content/schemas/every-page.ts';
import { fill } from '#shared/i18n/fill.ts';
import { LanguageLinks } from '../components/LanguageLinks.tsx';
import { Logo } from '../components/Logo.tsx';
import { PhoneLink } from '../components/Phone.tsx';
import { LinkItems, TextLink } from '../components/TextLink.tsx';
import type { Page } from '../page.ts';
import styles from './Footer.module.css';

/** The footer, which starts with the phone number, as the header ends with it. On paper it is one line. */
export function Footer({ page }: { page: Page }) {
  const { footer: copy, header } = page.copy['every-page'];
  const { phone, email, address } = page.organization;
  return (
    <footer className={styles.footer} data-surface="deep">
      <div className="grid">
        <div className={`row ${styles.call}`}>
          <div>
            <p className={`${styles.callText} lead`}>
              {copy.urgent.before} <TextLink {...copy.urgent.link} />
              {copy.urgent.after}
            </p>
            <p className={`small muted ${styles.note}`}>{copy.danger}</p>
          </div>
          <PhoneLink className={`${styles.number} reading`} phone={phone} />
        </div>
      </div>
      <div className="grid">
        <div className={`quiet-links tall-links ${styles.columns}`}>
          <div className={styles.brand}>
            <Logo page={page} background="dark" />
            <p className={`muted ${styles.purpose}`}>{copy.purpose}</p>
          </div>
          <FooterLinks id="quick-links" copy={copy.quickLinks} />
          <FooterLinks
            id="more-links"
            copy={{ ...copy.more, links: [...header.tools, ...copy.more.links] }}
          />
          {copy.certification && (
            <div className={`${styles.links} ${styles.certification}`}>
              <h2>{copy.certification.title}</h2>
              <p>{copy.certification.text}</p>
              <p>
                <TextLink {...copy.certification.link} />
              </p>
            </div>
          )}
          <div className={styles.links}>
            <h2>{copy.contact.title}</h2>
            <address>
              <p className={styles.second}>
                <PhoneLink phone={phone} />
              </p>
              <p>
                <a href={`mailto:${email}`}>{email}</a>
              </p>
              <p>
                <bdi>
                  {address.street}
                  <br />
                  {address.city}, {address.region} {address.zip}
                </bdi>
              </p>
              <p>{copy.contact.hours}</p>
            </address>
          </div>
        </div>
      </div>
      <div className="grid">
        <div className={`row small ${styles.base}`}>
          <p>{fill(copy.copyright, { year: new Date().getFullYear() })}</p>
          <LanguageLinks label={header.languageLabel} versions={page.versions} />
          <ul className="link-row">
            <LinkItems links={copy.legalLinks} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ id, copy }: { id: string; copy: EveryPageCopy['footer']['quickLinks'] }) {
  return (
    <nav className={styles.links} aria-labelledby={id}>
      <h2 id={id}>{copy.title}</h2>
      <ul>
        <LinkItems links={copy.links} />
      </ul>
    </nav>
  );
}
