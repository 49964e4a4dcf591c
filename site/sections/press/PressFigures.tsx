import type { ClaimsCopy } from '#content/schema/claims.ts';
import type { Organization } from '#content/schema/organization.ts';
import type { PressCopy } from '#content/schema/press.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { ContactText } from '../../components/contact-text/ContactText.tsx';
import { Table } from '../../components/table/Table.tsx';
import { DatedText } from '../../components/written-date/WrittenDate.tsx';
import styles from './Press.module.css';

interface PressFiguresProps {
  copy: PressCopy['figures'];
  claims: ClaimsCopy;
  organization: Organization;
  /** Says when a figure was last checked: a template with `{date}`. */
  reviewed: string;
  language: string;
}

/** Every figure of the site with its meaning or source, and a link to its limits. */
export function PressFigures({ copy, claims, organization, reviewed, language }: PressFiguresProps) {
  const { labels, figures, statistic } = claims;
  const rows = [
    ...figures.map(({ id, value, label, means }) => ({
      id,
      says: `${value} ${label}`,
      means,
      day: organization.claimsChecked[id],
    })),
    {
      id: 'statistic',
      says: [statistic.amount, ...statistic.lines].join(' '),
      means: statistic.source,
      day: undefined,
    },
  ];
  return (
    <section className="section" data-surface="white" aria-labelledby="press-figures-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="press-figures-title">
          {copy.title}
        </h2>
        <p className="col-7-12 muted">{copy.text}</p>
        <Table
          labelledBy="press-figures-title"
          columns={[labels.says, labels.means]}
          rows={rows.map(({ id, says, means, day }) => ({
            id,
            head: <strong>{says}</strong>,
            cells: [
              <span key={id}>
                <ContactText text={means} phone={organization.phone} />{' '}
                {day && <DatedText copy={reviewed} date={day} language={language} />}
              </span>,
            ],
          }))}
        />
        <p>
          <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}
