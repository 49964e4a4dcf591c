import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../components/Button.tsx';
import { putInDraft } from '../../contact-form/model/draft.ts';
import {
  groupsOf,
  type InputName,
  needs,
  type PlanInput,
  planInputs,
  workedExample,
} from '../model/inputs.ts';
import type { Plan } from '../model/plan.ts';
import type { PlannerText } from '../model/planner-text.ts';
import { inputRows, planRows, type Row, rowLine } from '../model/rows.ts';
import type { PlanState } from './use-plan.ts';

interface MessageLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'size'> {
  state: PlanState;
  label: string;
}

/** Leads to the contact form, with the plan in its draft. A plan that is not complete leads to the first problem instead. */
export function MessageLink({ state, label, size }: MessageLinkProps) {
  const { text, reading, isExample, focusProblem } = state;
  const { link, questions } = text.tool.message;
  const { plan, complete, input } = reading;
  return (
    <ButtonLink
      href={link.href}
      label={label}
      size={size}
      onClick={event => {
        if (plan && complete) return putInDraft(messageText(text, input, plan, isExample), questions);
        event.preventDefault();
        focusProblem();
      }}
    />
  );
}

/** A plan as the text of a message: the results, then the main inputs and those that differ from the worked example. */
export function messageText(text: PlannerText, input: PlanInput, plan: Plan, isExample: boolean): string {
  const { inputs, message } = text.tool;
  const { total, perDay, tankers, taps, bottles, storage } = planRows(text, input, plan);
  const alwaysNamed = new Set<InputName>([...needs[plan.basis], 'bottle', 'gap']);
  const named = planInputs(plan.basis).filter(
    name => alwaysNamed.has(name) || input[name] !== workedExample[name],
  );
  const lines = (rows: readonly Row[]) => rows.map(row => rowLine(text, row));
  // Of the taps only their number: distance and wait are the same for every plan.
  const water = [total, ...perDay, ...tankers, ...taps.slice(0, 1), ...storage];
  return (
    [
      message.title,
      ...(isExample ? [text.whole.example] : []),
      ...lines(water),
      '',
      // Part of the same water, in other containers.
      ...(groupsOf(plan.basis).includes('bottles') ? [message.bottles, ...lines(bottles), ''] : []),
      inputs,
      ...lines(inputRows(text, input, named)),
    ]
      .join('\n')
      // Plain spaces: mail programs and phones break lines where they like.
      .replace(/[\u00a0\u202f]/g, ' ')
  );
}
