import { MoreLink } from '../../components/Button.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Antenna } from '../../drawings/scenes/error-pages/Antenna.tsx';
import type { Page } from '../../page.ts';

/** Replaces a page that is not on the device. Lists the pages that are, and says how to call or write. */
export function Offline({ page }: { page: Page }) {
  const copy = page.copy.offline;
  const { email, phone } = page.organization;
  return (
    <>
      <PageHeader title={copy.title} lead={copy.text} />
      <Section surface="paper" flush>
        <div className="col-1-7 stack">
          <ul className="link-row">
            {copy.links.map(link => (
              <li key={link.href}>
                <MoreLink {...link} />
              </li>
            ))}
          </ul>
          <p className="tall-links">
            <strong>
              <ContactText text={copy.call} phone={phone} email={email} />
            </strong>
          </p>
        </div>
        <div className="col-8-12 low-drawing">
          <Antenna />
        </div>
      </Section>
    </>
  );
}
