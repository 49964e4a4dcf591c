import type { CapabilitiesCopy } from '#content/schema/capabilities.ts';
import type { ClaimsCopy } from '#content/schema/claims.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import print from './Print.module.css';
import styles from './TimePromises.module.css';

interface TimePromisesProps {
  copy: CapabilitiesCopy['promises'];
  promises: ClaimsCopy['promises'];
}

export function TimePromises({ copy, promises }: TimePromisesProps) {
  return (
    <section className={`section ${print.section}`} data-surface="white" aria-labelledby="promises-title">
      <div className={`grid ${styles.body}`}>
        <div className="col-1-5 stack">
          <h2 id="promises-title">{copy.title}</h2>
          <p className="muted">{copy.text}</p>
          <p className="screen-only">
            <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
          </p>
        </div>
        <div className="col-7-12">
          <Facts facts={promises.map(({ name, value }) => ({ label: name, value }))} />
        </div>
      </div>
    </section>
  );
}
