import type { CapabilitiesCopy } from '#content/schema/capabilities.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import print from './Print.module.css';
import styles from './TimePromises.module.css';

/** What can be agreed before an emergency. The whole list is on the page about hurricane season. */
export function Standby({ copy }: { copy: CapabilitiesCopy['standby'] }) {
  return (
    <section className={`section ${print.section}`} data-surface="paper" aria-labelledby="standby-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="standby-title">
          {copy.title}
        </h2>
        <div className="col-7-12 stack">
          <p>{copy.text}</p>
          <p className="screen-only">
            <MoreLink href={copy.ask.href}>{copy.ask.label}</MoreLink>
          </p>
          <p className="screen-only">
            <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  );
}
