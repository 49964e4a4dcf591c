import styles from './Limits.module.css';

/** The limits of a page: what the planner leaves out, known gaps in accessibility. */
export function Limits({ copy }: { copy: { title: string; items: readonly string[] } }) {
  return (
    <section className="section" data-surface="paper" aria-labelledby="limits-title">
      <div className={`grid ${styles.limits}`}>
        <h2 className="col-1-5" id="limits-title">
          {copy.title}
        </h2>
        <ul className={`col-7-12 ${styles.list}`}>
          {copy.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
