import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import { Section } from '../../components/Section.tsx';
import { DatedText } from '../../components/WrittenDate.tsx';
import type { Page } from '../../page.ts';

/** Tests, their day and tools. Written by hand: update the day after a complete run of the end-to-end tests. */
export function Tested({ page }: { page: Page }) {
  const copy = page.copy.accessibility.tested;
  return (
    <Section id="tested" title={copy.title} beside surface="white">
      <p className="muted">
        <DatedText copy={copy.text} date={copy.date} language={page.language} />
      </p>
      <p className="muted">{copy.tools}</p>
      <ul className="ruled">
        {copy.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="muted">{copy.note}</p>
    </Section>
  );
}

/** How to report a barrier, and what happens then. */
export function Report({ page }: { page: Page }) {
  const copy = page.copy.accessibility.report;
  const { phone, email } = page.organization;
  return (
    <Section id="report" title={copy.title} text={copy.text} beside surface="shallow">
      <p>{copy.promises.join(' ')}</p>
      <FactList
        facts={[
          { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
          {
            label: copy.phone,
            value: <PhoneLink phone={phone} />,
          },
        ]}
      />
    </Section>
  );
}
