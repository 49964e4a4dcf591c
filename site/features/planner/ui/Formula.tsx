import type { Source } from '#shared/content/schemas/text.ts';
import { Icon } from '../../../components/Icon.tsx';
import { SourceText } from '../../../components/SourceText.tsx';
import styles from './Formula.module.css';

interface FormulaProps {
  title: string;
  lines: readonly string[];
  sources?: readonly Source[];
}

/** How results are calculated, folded, with the sources of the rates. */
export function Formula({ title, lines, sources = [] }: FormulaProps) {
  return (
    <details className={`screen-only ${styles.formula}`}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
        {sources.map(source => (
          <li key={source.title}>
            <SourceText {...source} />
          </li>
        ))}
      </ul>
    </details>
  );
}
