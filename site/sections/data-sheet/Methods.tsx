import type { SolutionsWords } from '#content/schema/solutions.ts';
import { ComparisonTable } from '../../components/comparison/ComparisonTable.tsx';
import styles from './Methods.module.css';
import { type SheetName, sheets } from './sheets.ts';

interface MethodsProps {
  name: SheetName;
  title: string;
  words: SolutionsWords['comparison'];
}

/** The methods of a solution, in the words of the comparison of all; nothing for one that is no method. */
export function Methods({ name, title, words }: MethodsProps) {
  const { methods } = sheets[name];
  if (methods.length === 0) return null;
  return (
    <section className={`section ${styles.section}`} data-surface="white" aria-labelledby="methods-title">
      <div className={`grid ${styles.body}`}>
        <h2 id="methods-title">{title}</h2>
        <ComparisonTable words={words} labelledBy="methods-title" options={methods} />
        <p className="small muted">{words.sources}</p>
      </div>
    </section>
  );
}
