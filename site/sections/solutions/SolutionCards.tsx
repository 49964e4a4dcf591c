import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { Section } from '../../components/Section.tsx';
import { Distribution } from '../../drawings/scenes/solutions/Distribution.tsx';
import { Provision } from '../../drawings/scenes/solutions/Provision.tsx';
import { Technology } from '../../drawings/scenes/solutions/Technology.tsx';
import styles from './SolutionCards.module.css';
import { SolutionText } from './SolutionText.tsx';
import { TreatmentTrain } from './TreatmentTrain.tsx';

type Id = Copy['solutions']['solutions'][number]['id'];

/** On which side a picture stands in wide windows. That of purification takes the width of the window. */
const pictures: Record<Exclude<Id, 'purification'>, readonly ['start' | 'end', ReactNode]> = {
  provision: ['start', <Provision key="provision" />],
  distribution: ['end', <Distribution key="distribution" />],
  technology: ['start', <Technology key="technology" />],
};

/** Each solution and its picture. */
export function SolutionCards({ copy: { solutions, train, goodToKnowLabel } }: { copy: Copy['solutions'] }) {
  return solutions.map(({ id, ...copy }, index) => {
    if (id === 'purification')
      return (
        <TreatmentTrain key={id} id={id} solution={copy} copy={train} goodToKnowLabel={goodToKnowLabel} />
      );
    const [side, picture] = pictures[id];
    const followsCard = index > 0 && solutions[index - 1]?.id !== 'purification';
    return (
      <Section key={id} id={id} surface="paper" close={followsCard}>
        <div className={`subgrid ${styles.card}`}>
          <div className={`framed-drawing ${styles.picture} ${styles[side]}`}>{picture}</div>
          <div className={styles.copy}>
            <h2 id={`${id}-title`}>{copy.title}</h2>
            <p className="lead">{copy.lead}</p>
            <SolutionText copy={copy} goodToKnowLabel={goodToKnowLabel} />
          </div>
        </div>
      </Section>
    );
  });
}
