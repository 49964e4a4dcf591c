import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';
import { Distribution } from '../../drawings/scenes/solutions/Distribution.tsx';
import { Provision } from '../../drawings/scenes/solutions/Provision.tsx';
import { Technology } from '../../drawings/scenes/solutions/Technology.tsx';
import styles from './SolutionCards.module.css';
import { TreatmentTrain } from './TreatmentTrain.tsx';

type Solution = Copy['solutions']['solutions'][number];

/** On which side a picture stands in wide windows. That of purification takes the width of the window. */
const drawings: Record<Exclude<Solution['id'], 'purification'>, readonly ['start' | 'end', ReactNode]> = {
  provision: ['start', <Provision key="provision" />],
  distribution: ['end', <Distribution key="distribution" />],
  technology: ['start', <Technology key="technology" />],
};

export function SolutionCards({ copy: { solutions, train, goodToKnowLabel } }: { copy: Copy['solutions'] }) {
  return solutions.map((copy, index) => {
    const { id } = copy;
    const text = <SolutionText copy={copy} goodToKnowLabel={goodToKnowLabel} />;
    if (id === 'purification')
      return (
        <TreatmentTrain key={id} solution={copy} copy={train}>
          {text}
        </TreatmentTrain>
      );
    const [side, picture] = drawings[id];
    const followsCard = index > 0 && solutions[index - 1]?.id !== 'purification';
    return (
      <Section key={id} id={id} surface="paper" flush={followsCard}>
        <div className={`subgrid ${styles.card}`}>
          <div className={`framed-drawing ${styles.picture} ${styles[side]}`}>{picture}</div>
          <div className={`stack ${styles.copy}`}>
            <h2 id={`${id}-title`}>{copy.title}</h2>
            <p className="lead">{copy.lead}</p>
            {text}
          </div>
        </div>
      </Section>
    );
  });
}

function SolutionText({ copy, goodToKnowLabel }: { copy: Solution; goodToKnowLabel: string }) {
  return (
    <>
      <p>{copy.text}</p>
      <FactList facts={[{ label: goodToKnowLabel, value: copy.goodToKnow }]} />
      {copy.link && <MoreLink {...copy.link} about={copy.title} />}
    </>
  );
}
