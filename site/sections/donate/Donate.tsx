import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Offer } from '../../drawings/scenes/donate/Offer.tsx';
import type { Page } from '../../page.ts';
import styles from './Donate.module.css';

/**
 * The title beside people who bring what they give, and three ways to give. First comes what reaches us:
 * money if it is paid here, otherwise things.
 */
export function Donate({ page }: { page: Page }) {
  const { title, lead, leadWithPayment, things, money, time, facts } = page.copy.donate;
  /** Address of the payment page, if there is one. */
  const payAt = page.organization.giving.url;
  const giftFacts = (
    <FactList
      facts={[
        { label: facts.useLabel, value: facts.use },
        { label: facts.taxLabel, value: facts.taxDeductible ?? facts.taxStatus ?? facts.tax },
        { label: facts.refundLabel, value: facts.refund },
      ]}
    />
  );
  const offer = (
    <Way title={things.title} text={things.text} tall>
      <ButtonLink {...things.action} variant={payAt ? 'outline' : 'primary'} />
      {!payAt && giftFacts}
    </Way>
  );
  return (
    <>
      <PageHeader title={title} lead={leadWithPayment ?? lead} picture={<Offer />} />
      <Section surface="paper" flush>
        <div className={styles.ways}>
          {!payAt && offer}
          {payAt ? (
            <Way title={money.title} text={money.payment.text}>
              <ButtonLink href={payAt} label={money.payment.action} />
              {giftFacts}
            </Way>
          ) : (
            <Way title={money.title} text={money.elsewhere.text}>
              <ButtonLink {...money.elsewhere.link} variant="outline" />
            </Way>
          )}
          <Way title={time.title} text={time.text}>
            <ButtonLink {...time.link} variant="outline" />
          </Way>
          {payAt && offer}
        </div>
      </Section>
    </>
  );
}

interface WayProps {
  title: string;
  text: string | undefined;
  /** Its text is as long as those of the two others together. */
  tall?: boolean;
  children: ReactNode;
}

function Way({ title, text, tall, children }: WayProps) {
  return (
    <section className={styles.way} data-tall={tall}>
      <h2 className="title-3">{title}</h2>
      <div className="stack">
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
