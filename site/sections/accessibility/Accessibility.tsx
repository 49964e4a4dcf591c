import { FactList } from '../../components/FactList.tsx';
import { DatedText } from '../../components/FormattedDate.tsx';
import { Section } from '../../components/Section.tsx';
import { waysToReach } from '../../components/ways-to-reach.tsx';
import type { Page } from '../../page.ts';
import { Limits } from '../several-pages/Limits.tsx';

/** Tests, what they found, and how to report a barrier. */
export function Accessibility({ page }: { page: Page }) {
  const { tested, gaps, report } = page.copy.accessibility;
  const reach = waysToReach(page);
  return (
    <>
      {/* Its day is written by hand, after a complete run of the end-to-end tests. */}
      <Section id="tested" title={tested.title} beside surface="white">
        <p className="muted">
          <DatedText copy={tested.text} date={tested.date} language={page.language} />
        </p>
        <p className="muted">{tested.tools}</p>
        <ul className="ruled">
          {tested.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="muted">{tested.note}</p>
      </Section>
      <Limits copy={gaps} />
      <Section id="report" title={report.title} text={report.text} beside surface="shallow">
        <p>{report.promises.join(' ')}</p>
        <FactList facts={[reach.email, reach.phone]} />
      </Section>
    </>
  );
}
