import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';
import { waysToReach } from '../../components/ways-to-reach.tsx';
import type { Page } from '../../page.ts';
import { PressFiles } from './PressFiles.tsx';

/** Text that may be printed unchanged, the facts one by one, files, and whom to ask. */
export function Press({ page }: { page: Page }) {
  const { about, facts, contact } = page.copy.press;
  const { solutions, operations } = page.copy.solutions;
  // The legal name is often the brand, and is then shown once.
  const values = facts.rows.map(({ value }) => value);
  const rows = [
    ...facts.rows.filter(({ value }, index) => values.indexOf(value) === index),
    { label: facts.provided, value: <Titles items={solutions} /> },
    { label: facts.operations, value: <Titles items={operations.kinds} /> },
  ];
  return (
    <>
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
      <PressFiles page={page} />
      <Section id="press-contact" title={contact.title} text={contact.text} beside surface="white">
        <FactList
          facts={[
            { label: contact.person, value: page.organization.pressContact },
            ...Object.values(waysToReach(page)),
          ]}
        />
      </Section>
    </>
  );
}

function Titles({ items }: { items: readonly { title: string }[] }) {
  return items.map(({ title }) => <div key={title}>{title}</div>);
}
