import type { AccessibilityCopy } from '#shared/content/schemas/accessibility.ts';
import { Section } from '../../components/Section.tsx';
import { DatedText } from '../../components/WrittenDate.tsx';
import styles from './Accessibility.module.css';

interface TestedProps {
  copy: AccessibilityCopy['tested'];
  language: string;
}

/** Tests, their day and tools. Written by hand: update the day after a complete run of the end-to-end tests. */
export function Tested({ copy, language }: TestedProps) {
  return (
    <Section id="tested" title={copy.title} beside surface="white">
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
    </Section>
  );
}
