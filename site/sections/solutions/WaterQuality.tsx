import type { Copy } from '#shared/content/parse.ts';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { SourceText } from '../../components/SourceText.tsx';
import { Table } from '../../components/Table.tsx';
import styles from './WaterQuality.module.css';

/** Limits for drinking water, each with its source. They are collapsed, because few visitors compare them. */
export function WaterQuality({ copy }: { copy: Copy['solutions']['waterQuality'] }) {
  return (
    <Section id="water-quality" surface="white" className={styles.section}>
      <details className={styles.details}>
        <summary>
          <h2 id="water-quality-title" className="title-3">
            {copy.title}
          </h2>
          <Icon name="down" />
        </summary>
        <p className="muted">{copy.text}</p>
        <Table
          labelledBy="water-quality-title"
          columns={copy.columns}
          rows={copy.rows.map(({ title, limit, source }) => ({
            id: title,
            head: <strong>{title}</strong>,
            cells: [limit, <SourceText key={title} {...source} />],
          }))}
        />
      </details>
    </Section>
  );
}
