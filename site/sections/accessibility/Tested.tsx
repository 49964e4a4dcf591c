import { fill } from '#content/fill.ts';
import {
  type AccessibilityRecord,
  type AccessibilityWords,
  checkIds,
} from '#content/schema/accessibility.ts';
import { Table } from '../../components/table/Table.tsx';
import { DatedText } from '../../components/written-date/WrittenDate.tsx';
import styles from './Accessibility.module.css';

interface TestedProps {
  words: AccessibilityWords['tested'];
  record: AccessibilityRecord;
  /** Language and country as in `en_US`. */
  locale: string;
}

/** What the last recorded run has proved, with what, and in how many journeys. */
export function Tested({ words, record, locale }: TestedProps) {
  const { columns, checks, tools } = words;
  const count = new Intl.NumberFormat(locale.replace('_', '-'));
  return (
    <section className="section" data-surface="white" aria-labelledby="tested-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="tested-title">
          {words.title}
        </h2>
        <p className="col-7-12 muted">
          <DatedText copy={words.text} date={record.date} locale={locale} />
        </p>
        <Table
          labelledBy="tested-title"
          columns={[columns.what, columns.tool, columns.journeys]}
          rows={checkIds.map(id => {
            const { what, tool } = checks[id];
            return {
              id,
              head: what,
              cells: [
                fill(tools[tool], { version: record.versions[tool] }),
                count.format(record.journeys[id].length),
              ],
            };
          })}
        />
        <p className="muted">{words.note}</p>
      </div>
    </section>
  );
}
