import { type MouseEvent, useState } from 'react';
import type { ToolCopy } from '#shared/content/schemas/planner.ts';
import { CopyButton } from '../../../components/CopyButton.tsx';
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
import styles from './Planner.module.css';
import type { PlanState } from './use-plan.ts';

/**
 * Adds the plan to the draft of the contact form and opens it. Where the browser stores no draft, `left` is the text to
 * copy by hand. A plan that is not complete leads to the first problem instead.
 */
export function useToMessage({ text, reading, isExample, focusProblem }: PlanState) {
  const { message } = text.tool;
  const [left, setLeft] = useState<string>();
  async function onClick(event: MouseEvent) {
    event.preventDefault();
    const { plan, complete, input } = reading;
    if (!plan || !complete) return focusProblem();
    const words = messageText(text, input, plan, isExample);
    // Loaded on demand: it contains parts of the contact form.
    const kept = await import('../../contact-form/model/draft.ts').then(
      module => module.putInDraft(words, message.questions),
      () => false,
    );
    if (kept) location.assign(message.link.href);
    setLeft(kept ? undefined : [...message.questions, '', words].join('\n'));
  }
  return { href: message.link.href, onClick, left };
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

/** The text of a plan that could not be added to a message. */
export function LeftText({ copy, text }: { copy: ToolCopy['message']; text: string | undefined }) {
  return (
    <div className={styles.left} role="status">
      {text && (
        <>
          <p>{copy.failed}</p>
          <pre>{text}</pre>
          <CopyButton key={text} text={text} copy={copy} size="small" />
        </>
      )}
    </div>
  );
}
