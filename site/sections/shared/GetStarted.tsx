import type { Link, Passage } from '#shared/content/schemas/text.ts';
import { ButtonLink } from '../../components/Button.tsx';
import styles from './GetStarted.module.css';

/** The way from reading to writing. On paper the footer says how to reach us. */
export function GetStarted({ copy }: { copy: Passage & { action: Link } }) {
  return (
    <section className="section screen-only" data-surface="clear" aria-labelledby="start-title">
      <div className={`grid ${styles.start}`}>
        <h2 className="col-1-8" id="start-title">
          {copy.title}
        </h2>
        <div className={`col-9-12 ${styles.way}`}>
          <p>{copy.text}</p>
          <div>
            <ButtonLink {...copy.action} />
          </div>
        </div>
      </div>
    </section>
  );
}
