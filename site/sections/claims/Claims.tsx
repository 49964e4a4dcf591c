import type { ReactNode } from 'react';
import { localizedPath } from '#content/language.ts';
import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { Passage } from '#content/schema/text.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { ContactText } from '../../components/contact-text/ContactText.tsx';
import { Table } from '../../components/table/Table.tsx';
import { WrittenDate } from '../../components/written-date/WrittenDate.tsx';
import styles from './Claims.module.css';
import type { ClaimRow } from './claim-rows.ts';

interface ClaimsProps {
  id: string;
  heading: Passage;
  rows: readonly ClaimRow[];
  copy: ClaimsCopy;
  organization: Organization;
  /** Language and country as in `en_US`. */
  locale: string;
  /** What follows the table. */
  children?: ReactNode;
}

/** One group of claims: a row for each, and a place on the page that links lead to. */
export function Claims({ id, heading, rows, copy, organization, locale, children }: ClaimsProps) {
  const { columns, notChecked } = copy;
  const { claimsChecked, email, phone } = organization;
  return (
    <section className="section section--close" data-surface="white" aria-labelledby={id}>
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-7" id={id}>
          {heading.title}
        </h2>
        <p className="col-8-12 muted">{heading.text}</p>
        <Table
          labelledBy={id}
          columns={[columns.says, columns.means, columns.limits, columns.evidence, columns.checked]}
          rows={rows.map(row => {
            const day = claimsChecked[row.id];
            return {
              id: row.id,
              anchored: true,
              head: <strong>{row.says}</strong>,
              cells: [
                <p key="means">
                  <ContactText text={row.means} email={email} phone={phone} />
                </p>,
                row.limits,
                <Evidence key="evidence" row={row} copy={copy} organization={organization} />,
                day ? <WrittenDate key="checked" date={day} locale={locale} /> : notChecked,
              ],
            };
          })}
        />
        {children}
      </div>
    </section>
  );
}

interface EvidenceProps {
  row: ClaimRow;
  copy: ClaimsCopy;
  organization: Organization;
}

/** The documents that the site can name; where it can name none, how to ask for them. */
function Evidence({ row, copy, organization }: EvidenceProps) {
  const { email, phone } = organization;
  const lines = row.evidence.length > 0 ? row.evidence : [copy.noEvidence, ...(row.ask ? [row.ask] : [])];
  return (
    <div className="stack">
      {lines.map(line => (
        <p key={line}>
          <ContactText text={line} email={email} phone={phone} />
        </p>
      ))}
    </div>
  );
}

/** The way to the figures as data. */
export function FigureData({ copy, language }: { copy: ClaimsCopy['data']; language: string }) {
  return (
    <div className={`screen-only ${styles.data}`}>
      <p>{copy.text}</p>
      <MoreLink href={localizedPath(language, '/claims/figures.json')}>{copy.json}</MoreLink>
      <MoreLink href={localizedPath(language, '/claims/figures.csv')}>{copy.csv}</MoreLink>
    </div>
  );
}
