import type { SolutionsCopy } from '#content/schema/solutions.ts';
import { ComparisonTable } from '../shared/comparison/Comparison.tsx';
import styles from './Methods.module.css';
import { type SheetName, sheets } from './sheets.ts';

interface MethodsProps {
  name: SheetName;
  title: string;
  copy: SolutionsCopy['comparison'];
}

/** The rows of the comparison for the methods of one solution. */
export function Methods({ name, title, copy }: MethodsProps) {
  const { methods } = sheets[name];
  if (methods.length === 0) return null;
  return (
    <section className={`section ${styles.section}`} data-surface="white" aria-labelledby="methods-title">
      <div className={`grid ${styles.body}`}>
        <h2 id="methods-title">{title}</h2>
        <ComparisonTable copy={copy} labelledBy="methods-title" options={methods} />
        <p className="small muted">{copy.sources}</p>
      </div>
    </section>
  );
}
