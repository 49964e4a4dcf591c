import type { SharedWords } from '#content/schema/shared.ts';
import { ButtonLink, Buttons } from '../button/Button.tsx';
import { Picture } from '../picture/Picture.tsx';
import styles from './Closing.module.css';

const titleId = 'closing-title';

/** The last call of a page, before contact or footer: the words on clear water, the picture to the window's edge. */
export function Closing({ words }: { words: SharedWords['closing'] }) {
  const [partner, donate] = words.actions;
  return (
    <section className={styles.closing} data-surface="clear" aria-labelledby={titleId}>
      <div className={`grid ${styles.columns}`}>
        <div className={styles.words}>
          <h2 className={styles.title} id={titleId}>
            {words.title}
          </h2>
          <p className="lead">{words.text}</p>
          <Buttons className={styles.actions}>
            <ButtonLink href={partner.href}>{partner.label}</ButtonLink>
            <ButtonLink variant="secondary" href={donate.href}>
              {donate.label}
            </ButtonLink>
          </Buttons>
        </div>
        <div className={`screen-only ${styles.side}`}>
          <Picture
            className={styles.picture}
            name="closing-tapstand"
            alt={words.pictureAlt}
            sizes="(width < 64em) 100vw, 42vw"
          />
        </div>
      </div>
    </section>
  );
}
