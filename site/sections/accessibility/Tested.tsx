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
