import type { ReactNode } from 'react';
import { fill, pluralize } from '#content/fill.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { PhoneNumber, telephoneHref } from '../../components/phone/Phone.tsx';
import { fillNumbers } from '../../planning/number-format.ts';
import { callAbovePeople } from '../../planning/plan.ts';
import { mainRows } from '../../planning/rows.ts';
import { tankLevel } from '../../planning/scale.ts';
import styles from './Planner.module.css';
import { Rows } from './Rows.tsx';
import type { PlanState } from './use-plan.ts';

interface ResultProps {
  state: PlanState;
  phone: string;
  children: ReactNode;
}

/** The answer: the tank, the total, and what it means per day. */
export function Result({ state, phone, children }: ResultProps) {
  const { text, reading, format, language } = state;
  const { tool } = text;
  const { plan, input } = reading;
  const total = plan?.total ?? { liters: 0, gallons: 0 };
  const number = format.number(total.liters);
  const million = new Intl.NumberFormat([language, 'en'], {
    notation: 'compact',
    compactDisplay: 'long',
    numberingSystem: 'latn',
  });
  const marks = [...[1000, 10_000, 100_000].map(format.number), million.format(1_000_000)];
  const rows = plan ? mainRows(text, input, plan, format) : [];
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
              gallons: format.gallons(total.gallons),
            })}
          </span>
        </p>
        <Rows rows={reading.canShow('tankers') ? rows : rows.filter(row => row.label !== rows[1]?.label)} />
        {plan && input.people > callAbovePeople && (
          <div className={styles.call}>
            <p>{fillNumbers(tool.call, { people: callAbovePeople }, format)}</p>
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

/** The tank beside the total: the water level on a logarithmic scale. It repeats what the numbers say. */
function Tank({ level, marks }: { level: number; marks: readonly string[] }) {
  // Drawn with attributes, because the content security policy allows no style attribute in the HTML.
  const surface = `${100 - level}%`;
  return (
    <div className={styles.tank} aria-hidden="true">
      <svg className={styles.drawing} aria-hidden="true">
        <rect className={styles.water} y={surface} width="100%" height={`${level}%`} />
        <svg className={styles.pointer} aria-hidden="true" x="100%" y={surface} overflow="visible">
          <path d="m0 0 14-9V9z" />
        </svg>
      </svg>
      <div className={`staff ${styles.staff}`} />
      {marks.map(mark => (
        <span className={`label ${styles.mark}`} key={mark}>
          {mark}
        </span>
      ))}
    </div>
  );
}
