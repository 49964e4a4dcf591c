import type { EveryPageCopy } from '#shared/content/schemas/every-page.ts';
import { ButtonLink, Buttons } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import { ClosingBand } from '../../drawings/scenes/home/ClosingBand.tsx';
import styles from './Closing.module.css';

/** The last call to act before the contact form. */
export function Closing({ copy }: { copy: EveryPageCopy['closing'] }) {
  const [partner, donate] = copy.actions;
  return (
    <Section id="closing" className={`screen-only ${styles.closing}`} surface="sky">
      <div className={`col-1-6 ${styles.copy}`}>
        <h2 className={styles.title} id="closing-title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
        <Buttons className={styles.actions}>
          <ButtonLink {...partner} />
          <ButtonLink {...donate} variant="secondary" />
        </Buttons>
      </div>
      <div className={`col-7-12 ${styles.side}`}>
        <ClosingBand />
      </div>
    </Section>
  );
}
