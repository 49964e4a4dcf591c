import type { ComponentProps } from 'react';
import { ButtonLink } from '../../../components/Button.tsx';
import { putInDraft } from '../../contact-form/model/draft.ts';
import { messageText } from '../model/message-text.ts';
import type { PlanState } from './use-plan.ts';

interface MessageLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'size'> {
  state: PlanState;
  label: string;
}

/** Leads to the contact form, with the plan in its draft. A plan that is not complete leads to the first problem instead. */
export function MessageLink({ state, label, size }: MessageLinkProps) {
  const { text, reading, isExample, focusProblem } = state;
  const { link, questions } = text.calculator.message;
  const { plan, isComplete, values } = reading;
  return (
    <ButtonLink
      href={link.href}
      label={label}
      size={size}
      onClick={event => {
        if (plan && isComplete) return putInDraft(messageText(text, values, plan, isExample), questions);
        event.preventDefault();
        focusProblem();
      }}
    />
  );
}
