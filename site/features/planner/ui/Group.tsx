import type { Source } from '#shared/content/schemas/text.ts';
import { Icon } from '../../../components/Icon.tsx';
import { SourceText } from '../../../components/SourceText.tsx';
import { type GroupName, groups } from '../model/inputs.ts';
import { NumberField } from './NumberField.tsx';
import styles from './Planner.module.css';
import { Rows } from './Result.tsx';
import type { PlanState } from './use-plan.ts';

export function Group({ name, state }: { name: GroupName; state: PlanState }) {
  const { copy } = state.words;
  return (
    <section className={styles.group} aria-labelledby={`planner-${name}-title`}>
      <h2 id={`planner-${name}-title`}>{copy[name].title}</h2>
      <div className={`script-only ${styles.groupFields}`}>
        {groups[name].map(input => (
          <NumberField key={input} state={state} name={input} />
        ))}
      </div>
      <Rows rows={state.reading.canShow(name) ? state.rows?.[name] : []} />
      <Formula title={copy.formulas.title} lines={copy.formulas[name]} />
    </section>
  );
}

interface FormulaProps {
  title: string;
  lines: readonly string[];
  sources?: readonly Source[];
}

export function Formula({ title, lines, sources = [] }: FormulaProps) {
  return (
    <details className={styles.formula}>
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
