import type { FunctionComponent } from 'react';
import { Section } from '../../components/Section.tsx';

interface LimitsProps {
  copy: { title: string; items: readonly string[] };
  /** The drawing below the title. */
  scene?: FunctionComponent;
}

/** The limits of a page: what the planner leaves out, known gaps in accessibility. */
export function Limits({ copy, scene: Scene }: LimitsProps) {
  return (
    <Section id="limits" title={copy.title} beside picture={Scene && <Scene />} surface="paper">
      <ul className="ruled">
        {copy.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
