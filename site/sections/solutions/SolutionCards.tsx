import type { ReactNode } from 'react';
import type { SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { Section } from '../../components/Section.tsx';
import { Distribution } from '../../drawings/scenes/solutions/Distribution.tsx';
import { Provision } from '../../drawings/scenes/solutions/Provision.tsx';
import { Technology } from '../../drawings/scenes/solutions/Technology.tsx';
import { SolutionCard } from './SolutionCard.tsx';
import { TreatmentTrain } from './TreatmentTrain.tsx';

type Id = SolutionsCopy['solutions'][number]['id'];

/** On which side a picture stands in wide windows. That of purification takes the width of the window. */
const pictures: Record<Exclude<Id, 'purification'>, readonly ['start' | 'end', ReactNode]> = {
  provision: ['start', <Provision key="provision" />],
  distribution: ['end', <Distribution key="distribution" />],
  technology: ['start', <Technology key="technology" />],
};

export function SolutionCards({ copy: { solutions, train, goodToKnowLabel } }: { copy: SolutionsCopy }) {
  return solutions.map(({ id, ...copy }, index) => {
    if (id === 'purification')
      return (
        <TreatmentTrain key={id} id={id} solution={copy} copy={train} goodToKnowLabel={goodToKnowLabel} />
      );
    const [side, picture] = pictures[id];
    const followsCard = index > 0 && solutions[index - 1]?.id !== 'purification';
    return (
      <Section key={id} surface="paper" close={followsCard}>
        <SolutionCard id={id} copy={copy} goodToKnowLabel={goodToKnowLabel} side={side}>
          {picture}
        </SolutionCard>
      </Section>
    );
  });
}
