import type { ClaimsWords } from '#content/schema/claims.ts';
import type { CapabilitiesWords } from '#content/schema/solutions.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import part from './Part.module.css';
import styles from './TimePromises.module.css';

interface TimePromisesProps {
  words: CapabilitiesWords['promises'];
  promises: ClaimsWords['promises'];
}

export function TimePromises({ words, promises }: TimePromisesProps) {
  return (
    <section className={`section ${part.part}`} data-surface="white" aria-labelledby="promises-title">
      <div className={`grid ${styles.body}`}>
        <div className="col-1-5 stack">
          <h2 id="promises-title">{words.title}</h2>
          <p className="muted">{words.text}</p>
          <p className="screen-only">
            <MoreLink href={words.link.href}>{words.link.label}</MoreLink>
          </p>
        </div>
        <div className="col-7-12">
          <Facts facts={promises.map(({ name, value }) => ({ label: name, value }))} />
        </div>
      </div>
    </section>
  );
}
