import type { ReactNode } from 'react';

interface PlannerLayoutProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The section around the planner, or around the form that asks it. */
export function PlannerLayout({ title, text, children }: PlannerLayoutProps) {
  return (
    <section className="section" data-surface="shallow" id="planner" aria-labelledby="planner-title">
      <div className="grid section-head">
        <h2 className="col-1-7" id="planner-title">
          {title}
        </h2>
        <p className="col-9-12 muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
