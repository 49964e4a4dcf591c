import type { PlanInput } from './inputs.ts';
import type { Figures } from './number-format.ts';
import type { Plan } from './plan.ts';
import { inFull, inputRows, type PlannerText, resultRows } from './rows.ts';

/** A plan as people read it in a message: a title, then a line for each input and each result. */
export function messageText(text: PlannerText, input: PlanInput, plan: Plan, figures: Figures): string {
  const rows = [...inputRows(text, input, figures), ...resultRows(text, input, plan, figures)];
  // A plain space in plain text: mail programs and phones break lines where they like.
  const lines = rows.map(row => `${row.label}: ${inFull(row)}`.replace(/[\u00a0\u202f]/g, ' '));
  return [text.tool.message.title, ...lines].join('\n');
}

/** Adds a block to what somebody wrote, after a blank line. What is there stays; a block is not said twice. */
export function appended(message: string, block: string): string {
  if (message.trim() === '') return block;
  return message.includes(block) ? message : `${message.trimEnd()}\n\n${block}`;
}
