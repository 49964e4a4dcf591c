import type { ReactNode } from 'react';
import type { DonateCopy } from '#shared/content/schemas/donate.ts';
import type { Organization } from '#shared/content/schemas/organization.ts';
import { intlLocale } from '#shared/i18n/locale.ts';
import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';
import styles from './Donate.module.css';

interface GivingProps {
  copy: DonateCopy;
  language: string;
  amounts: Organization['giving']['amounts'];
}

/** Ways to give, in rows: things, then money, here or elsewhere, then time. */
export function Giving({ copy, language, amounts }: GivingProps) {
  const { things, money, time, facts } = copy;
  const { text, action } = money.payment;
  const payment = text && action.label && action.href && { text, href: action.href, label: action.label };
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
          <ButtonLink {...things.action} variant={payment ? 'outline' : 'primary'} />
          {!payment && before}
        </Row>
        {payment ? (
          <Row title={money.title} text={payment.text}>
            <ButtonLink {...payment} />
            <Amounts label={money.payment.amountsLabel} amounts={amounts} language={language} />
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

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <h2>{title}</h2>
      <div className={styles.text}>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}

interface AmountsProps extends Pick<GivingProps, 'amounts' | 'language'> {
  label: string;
}

function Amounts({ label, amounts, language }: AmountsProps) {
  const dollars = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  if (amounts.length === 0) return null;
  return (
    <ul className={styles.amounts} aria-label={label}>
      {amounts.map(amount => (
        <li key={amount.dollars}>
          <ButtonLink variant="outline" href={amount.url}>
            {dollars.format(amount.dollars)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
