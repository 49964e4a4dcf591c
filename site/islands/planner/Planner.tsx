import type { PlannerCopy, ToolCopy } from '#content/schema/planner.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { compactRates } from '../../planning/rates.ts';
import { Need } from './Need.tsx';
import { PlannerFrame } from './PlannerFrame.tsx';
import { usePlan } from './use-plan.ts';

/** All that a planner needs, small and serializable: it is part of the page's HTML. */
export interface PlannerProps {
  copy: ToolCopy;
  language: string;
  phone: string;
}

/** The small planner: people, days and a planning rate become water, trips and taps. */
export function Planner(props: PlannerProps & { fullPlannerLink: PlannerCopy['wholeLink'] }) {
  const { copy, fullPlannerLink, language, phone } = props;
  const state = usePlan({ tool: copy }, language);
  return (
    <PlannerFrame state={state}>
      <Need
        state={state}
        phone={phone}
        rates={{ legend: copy.lpd.label, names: compactRates }}
        link={<MoreLink href={fullPlannerLink.href + state.query}>{fullPlannerLink.label}</MoreLink>}
      />
    </PlannerFrame>
  );
}
