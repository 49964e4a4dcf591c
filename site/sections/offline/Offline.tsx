import { MoreLink } from '../../components/Button.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { UrgentCall } from '../../components/UrgentCall.tsx';
import { Antenna } from '../../drawings/scenes/error-pages/Antenna.tsx';
import type { Page } from '../../page.ts';

/** Replaces a page that is not on the device. Lists the pages that are, and says how to call or write. */
export function Offline({ page }: { page: Page }) {
  const copy = page.copy.offline;
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
          <UrgentCall copy={copy.call} contacts={page.organization} />
        </div>
        <div className="col-8-12 low-drawing">
          <Antenna />
        </div>
      </Section>
    </>
  );
}
