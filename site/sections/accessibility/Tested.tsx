import type { AccessibilityCopy } from '#shared/content/schemas/accessibility.ts';
import { DatedText } from '../../components/WrittenDate.tsx';
import styles from './Accessibility.module.css';

interface TestedProps {
  copy: AccessibilityCopy['tested'];
  language: string;
}

/** Tests, their day and tools. Written by hand: update the day after a complete run of the end-to-end tests. */
export function Tested({ copy, language }: TestedProps) {
  return (
    <section className="section" data-surface="white" aria-labelledby="tested-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="tested-title">
          {copy.title}
        </h2>
        <div className="col-7-12 stack">
          <p className="muted">
            <DatedText copy={copy.text} date={copy.date} language={language} />
          </p>
          <p className="muted">{copy.tools}</p>
          <ul className={styles.list}>
            {copy.items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="muted">{copy.note}</p>
        </div>
      </div>
    </section>
  );
}
