import type { ReactNode } from 'react';
import type { Content } from '#shared/content/parse.ts';
import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Offer } from '../../drawings/scenes/donate/Offer.tsx';
import styles from './Donate.module.css';

/** The title beside people who bring what they give: they stand on the line of the first row below. */
export function DonateHead({ title, lead }: { title: string; lead: string }) {
  return <PageHeader title={title} lead={lead} beside={<Offer />} />;
}

interface GivingProps {
  copy: Content['donate'];
  /** Address of the payment page, if there is one. */
  payAt: string | undefined;
}

/** Ways to give, in rows: things, then money, here or elsewhere, then time. */
export function Giving({ copy, payAt }: GivingProps) {
  const { things, money, time, facts } = copy;
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
