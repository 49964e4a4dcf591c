import type { PlannerCopy } from '#content/schema/planner.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { Table } from '../../components/table/Table.tsx';
import { hrefLang } from '../../content.ts';
import { numberFormat } from '../../planning/number-format.ts';
import { rateNames, rates } from '../../planning/rates.ts';
import styles from './PlannerPage.module.css';

/** The published planning rates with their sources, collapsed. */
export function RateTable({ copy, language }: { copy: PlannerCopy; language: string }) {
  const { title, text, caption, columns, rows } = copy.figures;
  const format = numberFormat(language, copy.tool);
  return (
    <div className="grid">
      <details className={styles.rates}>
        <summary>
          {title}
          <Icon name="down" />
        </summary>
        <p>{text}</p>
        <Table
          caption={caption}
          columns={[columns.rate, columns.covers, columns.source]}
          rows={rateNames.map(name => {
            const { covers, source, href } = rows[name];
            return {
              id: name,
              head: (
                <>
                  <p className={`reading ${styles.rate}`}>{format.size(rates[name], 'liters')}</p>
                  <p>{format.size(rates[name], 'gallons')}</p>
                </>
              ),
              cells: [
                covers,
                href ? (
                  <a href={href} hrefLang={hrefLang(language, href)}>
                    {source}
                  </a>
                ) : (
                  source
                ),
              ],
            };
          })}
        />
      </details>
    </div>
  );
}
