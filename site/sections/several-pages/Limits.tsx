import { Section } from '../../components/Section.tsx';

/** The limits of a page: what the planner leaves out, known gaps in accessibility. */
export function Limits({ copy }: { copy: { title: string; items: readonly string[] } }) {
  return (
    <Section id="limits" title={copy.title} beside surface="paper">
      <ul className="ruled">
        {copy.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
