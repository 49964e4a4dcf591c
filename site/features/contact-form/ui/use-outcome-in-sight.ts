import { useEffect, useRef } from 'react';
import type { Phase } from './phase.ts';

/** Brings the outcome of an attempt to the visitor's notice. Returns refs to what gets the focus or comes into sight. */
export function useOutcomeInSight(phase: Phase) {
  const summary = useRef<HTMLElement>(null);
  const sentTitle = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (phase.kind === 'refused') summary.current?.focus();
    if (phase.kind === 'sent') {
      sentTitle.current?.focus();
      sentTitle.current?.scrollIntoView();
    }
    return phase.kind === 'failed' || phase.kind === 'queued' ? keepInSight(foot.current) : undefined;
  }, [phase]);

  return { summary, sentTitle, foot };
}

/** Scrolls the end of the form above the toasts, which cover it in a small window. */
function keepInSight(element: HTMLElement | null): () => void {
  const timer = setTimeout(() => {
    const toasts = document.querySelector('#toasts ol')?.getBoundingClientRect();
    const end = element?.getBoundingClientRect();
    if (!toasts || !end) return;
    const beside = toasts.right <= end.left || toasts.left >= end.right;
    if (!beside && toasts.top < end.bottom) scrollBy({ top: end.bottom - toasts.top + 16 });
  }, 50);
  return () => clearTimeout(timer);
}
