import type { SharedCopy } from '#shared/content/schemas/shared.ts';
import { ButtonLink, Buttons } from '../../components/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import styles from './Closing.module.css';

/** The last call before contact: text on clear water, the picture to the window's edge. */
export function Closing({ copy }: { copy: SharedCopy['closing'] }) {
  const [partner, donate] = copy.actions;
  return (
    <Section id="closing" className={`screen-only ${styles.closing}`} surface="clear">
      <div className={styles.copy}>
        <h2 className={styles.title} id="closing-title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
        <Buttons className={styles.actions}>
          <ButtonLink {...partner} />
          <ButtonLink {...donate} variant="secondary" />
        </Buttons>
      </div>
      <div className={styles.side}>
        <Picture
          className={styles.picture}
          name="closing-tapstand"
          alt={copy.pictureAlt}
          sizes="(width < 64em) 100vw, 42vw"
        />
      </div>
    </Section>
  );
}
