import type { Copy } from '#shared/content/parse.ts';
import { Section } from '../../components/Section.tsx';
import styles from './Checklist.module.css';

/** A section: a numbered list to go through. */
export function Checklist({ copy }: { copy: Copy['checklist'] }) {
  return (
    <Section id="checklist" title={copy.title} text={copy.text} beside surface="shallow">
      <ol className={`numbered ruled ${styles.list}`}>
        {copy.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Section>
  );
}
