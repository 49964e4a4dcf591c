import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import type { ClaimId } from '#shared/content/schemas/ids.ts';
import type { Source } from '#shared/content/schemas/text.ts';
import { MoreLink } from '../../components/Button.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { FactList } from '../../components/FactList.tsx';
import { FormattedDate } from '../../components/FormattedDate.tsx';
import { Section } from '../../components/Section.tsx';
import { SourceText } from '../../components/SourceText.tsx';
import type { Page } from '../../page.ts';
import styles from './Claims.module.css';

type ClaimsCopy = Copy['claims'];

/** A claim of any kind, as its item shows it. */
type ClaimItem = Pick<ClaimsCopy['badges'][number], 'means' | 'limits' | 'ask' | 'link' | 'evidence'> & {
  id: ClaimId;
  says: string;
  sources?: readonly Source[];
};

/** Every claim of the site once, by its group. */
function claimItems(copy: ClaimsCopy): Record<keyof ClaimsCopy['groups'], ClaimItem[]> {
  const { badges, figures, promises, statements, statistic } = copy;
  return {
    badges: badges.map(badge => ({ ...badge, says: badge.name })),
    figures: figures.map(figure => ({ ...figure, says: `${figure.value} ${figure.label}` })),
    promises: promises.map(promise => ({ ...promise, says: `${promise.name} ${promise.value}` })),
    statements: statements.map(statement => ({ ...statement, says: statement.name })),
    statistic: [{ ...statistic, id: 'statistic', says: [statistic.amount, ...statistic.lines].join(' ') }],
  };
}

interface ClaimsProps {
  page: Page;
  group: keyof ClaimsCopy['groups'];
  /** The anchor of the group, if it is not its name. */
  id?: string;
  /** Shown after the items. */
  children?: ReactNode;
}

/** A group of claims: an item for each, under the id that other pages link to. */
export function Claims({ page, group, id = group, children }: ClaimsProps) {
  const { claims: copy } = page.copy;
  const { labels } = copy;
  const { claimsChecked, email, phone } = page.organization;
  const items = claimItems(copy)[group];
  const contactText = (text: string) => <ContactText text={text} email={email} phone={phone} />;

  const evidenceText = ({ evidence, sources, ask }: ClaimItem) => {
    if (sources)
      return sources.map(source => (
        <p key={source.title}>
          <SourceText {...source} />
        </p>
      ));
    const lines = evidence.length > 0 || !ask ? evidence : [ask];
    return lines.length > 0 ? lines.map(line => <p key={line}>{contactText(line)}</p>) : undefined;
  };

  return (
    <Section id={id} {...copy.groups[group]} beside surface="white" flush className={styles.items}>
      {items.map(item => {
        const day = claimsChecked[item.id];
        return (
          <article key={item.id} id={item.id} aria-labelledby={`${item.id}-says`}>
            <h3 id={`${item.id}-says`}>{item.says}</h3>
            <FactList
              facts={[
                { label: labels.means, value: contactText(item.means) },
                { label: labels.evidence, value: evidenceText(item) },
                { label: labels.limits, value: item.limits },
                {
                  label: labels.checked,
                  value: day && <FormattedDate date={day} language={page.language} />,
                },
              ]}
            />
            {item.link && <MoreLink {...item.link} />}
          </article>
        );
      })}
      {children}
    </Section>
  );
}
