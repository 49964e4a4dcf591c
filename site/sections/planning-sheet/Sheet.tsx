import type { Content } from '#content/parse.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import { localizedPath } from '../../content.ts';
import styles from './Sheet.module.css';
import { type SheetName, sheetNames, sheets } from './sheets.ts';

interface SheetProps {
  name: SheetName;
  copy: Content;
  language: string;
}

/** The sheet as a type plate: the same fields for every solution, and links to the other sheets. */
export function Sheet({ name, copy, language }: SheetProps) {
  const { title, text, contentsLabel, fields, methods } = copy['planning-sheets'];
  const solutionOf = (id: SheetName) => copy.solutions.solutions.find(solution => solution.id === id);
  const solution = solutionOf(name);
  const sheet = copy[`solutions/${name}`];
  return (
    <section
      className={`section section--close ${styles.section}`}
      data-surface="paper"
      aria-labelledby="sheet-title"
    >
      <div className={`grid ${styles.body}`}>
        <div className={`col-1-4 stack ${styles.intro}`}>
          <h2 id="sheet-title">{title}</h2>
          <p className="muted">{text}</p>
          <p>
            <MoreLink href={methods.href}>{methods.label}</MoreLink>
          </p>
          <nav aria-label={contentsLabel}>
            <ul className={styles.others}>
              {sheetNames.map(other => (
                <li key={other}>
                  <a
                    href={localizedPath(language, `/solutions/${other}`)}
                    aria-current={other === name ? 'page' : undefined}
                  >
                    {solutionOf(other)?.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={`col-5-12 type-plate ${styles.plate}`}>
          <Facts
            facts={[
              { label: fields.is, value: solution?.lead },
              { label: fields.planned, value: solution?.text },
              { label: fields.provide, value: sheet.provide },
              { label: fields.times, value: <Times name={name} promises={copy.claims.promises} /> },
              { label: fields.quality, value: sheet.quality },
              { label: fields.limits, value: solution?.goodToKnow },
              { label: fields.ask, value: sheet.ask },
            ]}
          />
        </div>
      </div>
    </section>
  );
}

function Times({ name, promises }: { name: SheetName; promises: Content['claims']['promises'] }) {
  const held: readonly string[] = sheets[name];
  return (
    <ul className={styles.times}>
      {promises
        .filter(({ id }) => held.includes(id))
        .map(promise => (
          <li key={promise.id}>
            {promise.name} {promise.value}
          </li>
        ))}
    </ul>
  );
}
