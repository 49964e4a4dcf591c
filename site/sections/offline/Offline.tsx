import { MoreLink } from '../../components/Button.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Antenna } from '../../drawings/scenes/error-pages/Antenna.tsx';
import type { Page } from '../../page.ts';
import styles from './Offline.module.css';

/** Replaces a page that is not on the device. Lists the pages that are, and says how to call or write. */
export function Offline({ page }: { page: Page }) {
  const copy = page.copy.offline;
  const { email, phone } = page.organization;
  return (
    <>
      <PageHeader title={copy.title} lead={copy.text} />
      <Section surface="paper" flush>
        <ul className="col-1-7 link-row">
          {copy.links.map(link => (
            <li key={link.href}>
              <MoreLink {...link} />
            </li>
          ))}
        </ul>
        <p className="col-1-7 tall-links">
          <strong>
            <ContactText text={copy.call} phone={phone} email={email} />
          </strong>
        </p>
        <div className={`col-8-12 low-drawing ${styles.picture}`}>
          <Antenna />
        </div>
      </Section>
    </>
  );
}
