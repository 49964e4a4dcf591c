import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Offer } from '../../drawings/scenes/donate/Offer.tsx';
import type { Page } from '../../page.ts';
import styles from './Donate.module.css';

/**
 * The title beside people who bring what they give, and three ways to give: money, here or elsewhere, time,
 * and things. What everybody can give comes first.
 */
export function Donate({ page }: { page: Page }) {
  const { title, lead, leadWithPayment, things, money, time, facts } = page.copy.donate;
  /** Address of the payment page, if there is one. */
  const payAt = page.organization.giving.url;
  /** Besides paying here, no way is before another. */
  const others = payAt ? 'outline' : 'primary';
  const before = (
    <FactList
      facts={[
        { label: facts.useLabel, value: facts.use },
        { label: facts.taxLabel, value: facts.taxDeductible ?? facts.taxStatus ?? facts.tax },
        { label: facts.refundLabel, value: facts.refund },
      ]}
    />
  );
  return (
    <>
      <PageHeader title={title} lead={leadWithPayment ?? lead} picture={<Offer />} />
      <Section surface="paper" close>
        <div className={styles.ways}>
          {payAt ? (
            <Way title={money.title} text={money.payment.text}>
              <ButtonLink href={payAt} label={money.payment.action} />
              {before}
            </Way>
          ) : (
            <Way title={money.title} text={money.elsewhere.text}>
              <ButtonLink {...money.elsewhere.link} />
            </Way>
          )}
          <Way title={time.title} text={time.text}>
            <ButtonLink {...time.link} variant={others} />
          </Way>
          <Way title={things.title} text={things.text}>
            <ButtonLink {...things.action} variant={others} />
            {!payAt && before}
          </Way>
        </div>
      </Section>
    </>
  );
}

function Way({ title, text, children }: { title: string; text: string | undefined; children: ReactNode }) {
  return (
    <section className={styles.way}>
      <h2 className="title-3">{title}</h2>
      <div className="stack">
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
