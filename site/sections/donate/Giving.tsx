import type { DonateCopy } from '#content/schema/legal.ts';
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

type Copy = Pick<DonateCopy, 'giving' | 'facts'>;

/** How to give: on the payment partner's page if there is one, otherwise by message. */
export function Giving({ copy: { giving, facts } }: { copy: Copy }) {
  const way = wayOf(giving);
  return (
    <div className="section" data-surface="paper">
      <div className={`grid ${styles.grid}`}>
        <section className={`col-1-7 ${styles.giving}`} aria-labelledby="giving">
          <h2 id="giving">{giving.title}</h2>
          <p className="lead">{way.text}</p>
          <ButtonLink href={way.href} className={styles.action}>
            {way.label}
          </ButtonLink>
        </section>
        <section className={`col-9-12 ${styles.before}`} aria-labelledby="before">
          <h2 id="before">{facts.title}</h2>
          <Facts
            facts={[
              { label: facts.useLabel, value: facts.use },
              { label: facts.taxLabel, value: facts.taxDeductible ?? facts.tax },
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

/** Texts about the partner reach us only when the facts they need are set; all of them, or the way by message. */
function wayOf({ byMessage, byPartner }: Copy['giving']) {
  const { text, action } = byPartner;
  if (text && action.label && action.href) return { text, label: action.label, href: action.href };
  return { text: byMessage.text, ...byMessage.action };
}
