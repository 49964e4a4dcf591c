import type { ReactNode } from 'react';
import { fill, pluralize } from '#content/fill.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { PhoneNumber, telephoneHref } from '../../components/phone/Phone.tsx';
import type { Reading } from '../../planning/entries.ts';
import { type Figures, fillNumbers } from '../../planning/number-format.ts';
import { callAbovePeople } from '../../planning/plan.ts';
import { mainRows, type PlannerText } from '../../planning/rows.ts';
import { tankLevel } from '../../planning/scale.ts';
import styles from './Planner.module.css';
import { Rows } from './Rows.tsx';
import { Tank } from './Tank.tsx';

interface ResultProps {
  text: PlannerText;
  reading: Reading;
  figures: Figures;
  language: string;
  phone: string;
  children: ReactNode;
}

/** The answer: the tank, the total, and what it means per day. */
export function Result({ text, reading, figures, language, phone, children }: ResultProps) {
  const { tool } = text;
  const { plan, input } = reading;
  const total = plan?.total ?? { liters: 0, gallons: 0 };
  const number = figures.number(total.liters);
  const million = new Intl.NumberFormat([language, 'en'], {
    notation: 'compact',
    compactDisplay: 'long',
    numberingSystem: 'latn',
  });
  const marks = [...[1000, 10_000, 100_000].map(figures.number), million.format(1_000_000)];
  const rows = plan ? mainRows(text, input, plan, figures) : [];
  return (
    <div className={styles.result} data-surface="deep">
      <Tank level={tankLevel(total.liters)} marks={marks} />
      <div className={styles.figures}>
        <p className={styles.total}>
          <span className="reading" data-long={number.length > 10 ? 2 : number.length > 7 ? 1 : undefined}>
            {number}
          </span>{' '}
          <span>
            {fill(pluralize(tool.totalUnit, language, 'n', total.liters), {
              gallons: figures.gallons(total.gallons),
            })}
          </span>
        </p>
        <Rows rows={reading.knows('tankers') ? rows : rows.filter(row => row.label !== rows[1]?.label)} />
        {plan && input.people > callAbovePeople && (
          <div className={styles.call}>
            <p>{fillNumbers(tool.call, { people: callAbovePeople }, figures)}</p>
            <ButtonLink href={telephoneHref(phone)} variant="urgent">
              <Icon name="phone" />
              <span>
                {tool.callName} <PhoneNumber phone={phone} />
              </span>
            </ButtonLink>
          </div>
        )}
        <div>{children}</div>
      </div>
    </div>
  );
}
