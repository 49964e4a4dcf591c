import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';

/** Text that may be printed unchanged, and the facts one by one. */
export function PressAbout({ page }: { page: Page }) {
  const { about, facts } = page.copy.press;
  const { solutions, operations } = page.copy.solutions;
  // The legal name is often the brand.
  const values = facts.rows.map(({ value }) => value);
  const rows = [
    ...facts.rows.filter(({ value }, index) => values.indexOf(value) === index),
    { label: facts.provided, value: <Titles items={solutions} /> },
    { label: facts.operations, value: <Titles items={operations.kinds} /> },
  ];
  return (
    <Section surface="white">
      <section className="col-1-6 stack" aria-labelledby="about-title">
        <h2 id="about-title">{about.title}</h2>
        {about.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className="col-7-12 stack" aria-labelledby="facts-title">
        <h2 id="facts-title">{facts.title}</h2>
        <FactList facts={rows} />
        <MoreLink {...facts.figures} />
      </section>
    </Section>
  );
}

function Titles({ items }: { items: readonly { title: string }[] }) {
  return items.map(({ title }) => <div key={title}>{title}</div>);
}
