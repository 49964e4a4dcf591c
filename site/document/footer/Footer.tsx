import { fill } from '#content/fill.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { SharedWords } from '#content/schema/shared.ts';
import { LanguageLinks } from '../../components/language/LanguageLinks.tsx';
import { Logo } from '../../components/logo/Logo.tsx';
import { PhoneNumber, telephoneHref } from '../../components/phone/Phone.tsx';
import type { LanguageVersion } from '../../page.ts';
import styles from './Footer.module.css';

interface FooterProps {
  words: SharedWords['footer'];
  header: SharedWords['header'];
  organization: Organization;
  homeHref: string;
  versions: readonly LanguageVersion[];
  year: number;
}

/** The last line of every page is the phone number, as the first one is. */
export function Footer({ words, header, organization, homeHref, versions, year }: FooterProps) {
  const { phone, email, address } = organization;
  return (
    <footer className={styles.footer} data-surface="deep">
      <div className={`staff staff--level screen-only ${styles.staff}`} aria-hidden="true" />
      <div className="grid">
        <div className={styles.call}>
          <div>
            <p className={`${styles.callText} lead`}>
              {words.urgent.before} <a href={words.urgent.link.href}>{words.urgent.link.label}</a>
              {words.urgent.after}
            </p>
            <p className={`small muted ${styles.danger}`}>{words.danger}</p>
          </div>
          <a className={`${styles.number} reading`} href={telephoneHref(phone)}>
            <PhoneNumber phone={phone} />
          </a>
        </div>
      </div>
      <div className={`grid ${styles.columns}`}>
        <div className="screen-only">
          <Logo href={homeHref} label={header.homeLabel} />
          <p className={`muted ${styles.purpose}`}>{words.purpose}</p>
        </div>
        <FooterLinks id="quick-links" words={words.quickLinks} />
        <div className={styles.links}>
          <h2>{words.contact.title}</h2>
          <address>
            <p>
              <a href={telephoneHref(phone)}>
                <PhoneNumber phone={phone} />
              </a>
            </p>
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
            <p>
              <bdi>{address.street}</bdi>
              <br />
              <bdi>
                {address.city}, {address.region} {address.zip}
              </bdi>
            </p>
          </address>
          <p className="muted">{words.contact.hours}</p>
          <p className="muted">{words.contact.support}</p>
        </div>
        <div className={styles.links}>
          <h2>{words.certification.title}</h2>
          <p>{words.certification.text}</p>
          <p>
            <a href={words.certification.link.href}>{words.certification.link.label}</a>
          </p>
        </div>
        <FooterLinks id="more-links" words={words.more} />
      </div>
      <div className="grid">
        <div className={`${styles.base} small`}>
          <p>{fill(words.copyright, { year })}</p>
          <LanguageLinks label={header.languageLabel} versions={versions} />
          <ul className="screen-only">
            <LinkItems links={words.legalLinks} />
          </ul>
        </div>
      </div>
    </footer>
  );
}

type Links = SharedWords['footer']['quickLinks'];

function FooterLinks({ id, words }: { id: string; words: Links }) {
  return (
    <nav className={styles.links} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <ul>
        <LinkItems links={words.links} />
      </ul>
    </nav>
  );
}

function LinkItems({ links }: { links: Links['links'] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href}>{label}</a>
    </li>
  ));
}
