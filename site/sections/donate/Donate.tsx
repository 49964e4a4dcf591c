import type { ReactNode } from 'react';
import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Offer } from '../../drawings/scenes/donate/Offer.tsx';
import type { Page } from '../../page.ts';
import styles from './Donate.module.css';

/**
 * The title beside people who bring what they give, and ways to give in rows: things, then money, here or elsewhere, then
 * time. The people stand on the line of the first row.
 */
export function Donate({ page }: { page: Page }) {
  const { title, lead, leadWithPayment, things, money, time, facts } = page.copy.donate;
  /** Address of the payment page, if there is one. */
  const payAt = page.organization.giving.url;
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
      <PageHeader title={title} lead={leadWithPayment ?? lead} beside={<Offer />} />
      <Section surface="paper" close>
        <div className={styles.rows}>
          <Row title={things.title} text={things.text}>
            <ButtonLink {...things.action} variant={payAt ? 'outline' : 'primary'} />
            {!payAt && before}
          </Row>
          {payAt ? (
            <Row title={money.title} text={money.payment.text}>
              <ButtonLink href={payAt} label={money.payment.action} />
              {before}
            </Row>
          ) : (
            <Row title={money.title} text={money.elsewhere.text}>
              <MoreLink {...money.elsewhere.link} />
            </Row>
          )}
          <Row title={time.title} text={time.text}>
            <MoreLink {...time.link} />
          </Row>
        </div>
      </Section>
    </>
  );
}

function Row({ title, text, children }: { title: string; text: string | undefined; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <h2 className="title-3">{title}</h2>
      <div className={`stack ${styles.text}`}>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
