import { intlLocale } from '#content/locale.ts';
import type { DonateCopy } from '#content/schema/donate.ts';
import type { Organization } from '#content/schema/organization.ts';
import { ButtonLink, MoreLink } from '../../components/button/Button.tsx';
import { Contours } from '../../components/contours/Contours.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import { PageHead } from '../../components/page-head/PageHead.tsx';
import styles from './Donate.module.css';

/** The head of the Donate page. The lead is under the title, because the contours take the end of the line. */
export function DonateHead({ copy }: { copy: Pick<DonateCopy, 'title' | 'lead'> }) {
  return (
    <PageHead title={copy.title} surface="clear">
      <p className="lead">{copy.lead}</p>
      <Contours className={styles.contours} />
    </PageHead>
  );
}

interface GivingProps {
  copy: Pick<DonateCopy, 'giving' | 'facts'>;
  language: string;
  amounts: Organization['giving']['amounts'];
}

/** How to give: on the payment provider's page if there is one, otherwise by message. */
export function Giving({ copy: { giving, facts }, language, amounts }: GivingProps) {
  const way = wayOf(giving);
  const dollars = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return (
    <div className="section" data-surface="paper">
      <div className={`grid ${styles.grid}`}>
        <section className={`col-1-7 ${styles.giving}`} aria-labelledby="giving">
          <h2 id="giving">{giving.title}</h2>
          <p className="lead">{way.text}</p>
          <ButtonLink href={way.href} className={styles.action}>
            {way.label}
          </ButtonLink>
          {amounts.length > 0 && (
            <ul className={styles.amounts} aria-label={giving.byPayment.amountsLabel}>
              {amounts.map(amount => (
                <li key={amount.dollars}>
                  <ButtonLink variant="outline" href={amount.url}>
                    {dollars.format(amount.dollars)}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className={`col-9-12 ${styles.before}`} aria-labelledby="before">
          <h2 id="before">{facts.title}</h2>
          <Facts
            facts={[
              { label: facts.useLabel, value: facts.use },
              { label: facts.taxLabel, value: facts.taxDeductible ?? facts.taxStatus ?? facts.tax },
              { label: facts.refundLabel, value: facts.refund },
            ]}
          />
          <div>
            <p>{facts.closing.text}</p>
            <MoreLink href={facts.closing.link.href}>{facts.closing.link.label}</MoreLink>
          </div>
        </section>
      </div>
    </div>
  );
}

/** The text about payment reaches us only when the facts it needs are set; then that way, else the way by message. */
function wayOf({ byMessage, byPayment }: DonateCopy['giving']) {
  const { text, action } = byPayment;
  if (text && action.label && action.href) return { text, label: action.label, href: action.href };
  return { text: byMessage.text, ...byMessage.action };
}
