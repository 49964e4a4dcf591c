import { Fragment } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { Section } from '../../components/Section.tsx';
import { SourceText } from '../../components/SourceText.tsx';
import { Table } from '../../components/Table.tsx';

/** How the three options compare. */
export function Comparison({ copy }: { copy: Copy['solutions']['comparison'] }) {
  return (
    <Section id="comparison" title={copy.title} surface="white">
      <Table
        labelledBy="comparison-title"
        columns={['', ...copy.columns]}
        rows={copy.rows.map(({ title, cells }) => ({ id: title, head: <strong>{title}</strong>, cells }))}
      />
      <p className="small muted">
        {copy.sources.text}
        {copy.sources.items.map(source => (
          <Fragment key={source.title}>
            {' '}
            <SourceText {...source} />
          </Fragment>
        ))}
      </p>
    </Section>
  );
}
