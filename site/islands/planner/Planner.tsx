import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import type { FullPlannerCopy, PlannerCopy, ToolCopy } from '#content/schema/planner.ts';
import { Buttons, MoreLink } from '../../components/button/Button.tsx';
import { problemText } from '../../planning/entries.ts';
import { type InputName, volumeInputs, workedExample } from '../../planning/inputs.ts';
import { messageText } from '../../planning/message-text.ts';
import { fillNumbers, twoDecimals } from '../../planning/number-format.ts';
import { allRates, compactRates, litersInGallon } from '../../planning/rates.ts';
import { type FieldCopy, inputRows, mainRows, type PlannerText, resultRows } from '../../planning/rows.ts';
import { peopleAt, peopleSteps, stepOf } from '../../planning/scale.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import styles from './Planner.module.css';
import { RateChoice } from './RateChoice.tsx';
import { Result } from './Result.tsx';
import { PaperTable } from './Rows.tsx';
import { Slider } from './Slider.tsx';
import { ToMessage } from './ToMessage.tsx';
import { type PlanState, usePlan, useSettled } from './use-plan.ts';

/** All that a planner needs, small and serialisable: it is part of the page's HTML. */
export interface PlannerProps {
  copy: ToolCopy;
  /** Where the whole planner stands, for the small one. */
  wholeLink?: PlannerCopy['wholeLink'];
  language: string;
  phone: string;
}

/** What the whole planner adds to the small one. With it, the page's address follows the inputs. */
export interface WholeParts {
  copy: FullPlannerCopy;
  before(state: PlanState): ReactNode;
  formula: ReactNode;
  after(state: PlanState, field: (name: InputName, copy: FieldCopy) => NumberFieldProps): ReactNode;
}

/**
 * People, days and a planning figure become water, trips and taps. The HTML holds the worked example, with fields
 * that wait for the script.
 */
export function Planner({
  copy,
  wholeLink,
  language,
  phone,
  whole,
}: PlannerProps & { whole?: WholeParts | undefined }) {
  const state = usePlan(copy, language, whole !== undefined);
  const { figures, entries, reading, query, live, touched, change, tidy } = state;
  const text: PlannerText = { tool: copy, whole: whole?.copy };
  const { plan, input, problems, complete } = reading;

  const field = (name: InputName, fieldCopy: FieldCopy): NumberFieldProps => {
    const problem = problems[name];
    const gallons =
      problem || !volumeInputs.includes(name)
        ? undefined
        : figures.gallons(twoDecimals(input[name] / litersInGallon));
    return {
      name,
      label: fieldCopy.label,
      hint: [fieldCopy.hint, gallons].filter(Boolean).join(' '),
      problem: problem && problemText(name, problem, fieldCopy.missing, copy.problems, figures),
      value: entries[name],
      onChange: value => change({ [name]: value }),
      onLeave: () => tidy(name),
    };
  };
  const people = field('people', copy.people);
  const days = field('days', copy.days);
  const lpd = field('lpd', copy.lpd);
  const sliderLabel = (label: string) => fill(copy.slider, { label });

  const [, trips, taps] = plan ? mainRows(text, input, plan, figures) : [];
  const said = plan
    ? fill(copy.status, {
        total: figures.liters(plan.total.liters),
        gallons: figures.gallons(plan.total.gallons),
        perDay: figures.liters(plan.perDay.liters),
        trips: reading.knows('tankers') ? (trips?.value ?? '') : copy.results.none,
        taps: taps?.value ?? '',
      })
    : (people.problem ?? days.problem ?? lpd.problem ?? '');
  const announced = useSettled(touched ? said : '');

  return (
    <fieldset className={styles.planner} disabled={!live} aria-labelledby="planner-title">
      {whole?.before(state)}
      <div className="grid no-script">
        <p>{fillNumbers(copy.noScript, workedExample, figures)}</p>
      </div>
      <div className={`grid ${styles.body}`}>
        <div className={`script-only ${styles.inputs}`}>
          <NumberField {...people}>
            <Slider
              className={styles.people}
              label={sliderLabel(people.label)}
              min={0}
              max={peopleSteps}
              value={stepOf(input.people)}
              valueText={figures.number(input.people)}
              scale={[10, 100, 1000, 10_000, 100_000].map(figures.number)}
              onChange={step => change({ people: peopleAt(step) })}
            />
          </NumberField>
          <NumberField {...days}>
            <Slider
              className={styles.days}
              label={sliderLabel(days.label)}
              min={1}
              max={30}
              value={Math.min(30, input.days)}
              valueText={figures.number(input.days)}
              scale={[1, 10, 20, 30].map(figures.number)}
              onChange={value => change({ days: value })}
            />
          </NumberField>
          {whole && <NumberField {...lpd} />}
          <RateChoice
            // Made anew once the script runs: some browsers bring back an earlier choice behind its back.
            key={String(live)}
            legend={whole ? whole.copy.published : lpd.label}
            names={whole ? allRates : compactRates}
            copy={copy.rates}
            figures={figures}
            value={problems.lpd ? undefined : input.lpd}
            onChoose={rate => change({ lpd: rate })}
          />
        </div>
        <Result text={text} reading={reading} figures={figures} language={language} phone={phone}>
          <Buttons>
            <ToMessage
              copy={copy.message}
              text={plan && complete ? messageText(text, input, plan, figures) : undefined}
            />
            {wholeLink && <MoreLink href={wholeLink.href + query}>{wholeLink.label}</MoreLink>}
          </Buttons>
          {whole?.formula}
        </Result>
      </div>
      {whole?.after(state, field)}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <div className={`grid ${styles.papers}`}>
        <PaperTable caption={copy.paper.inputs} rows={inputRows(text, input, figures)} />
        {plan && <PaperTable caption={copy.paper.results} rows={resultRows(text, input, plan, figures)} />}
      </div>
    </fieldset>
  );
}
