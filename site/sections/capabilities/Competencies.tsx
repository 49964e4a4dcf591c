import type { CapabilitiesCopy } from '#content/schema/capabilities.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import styles from './Competencies.module.css';
import print from './Print.module.css';

export function Competencies({ copy }: { copy: CapabilitiesCopy['competencies'] }) {
  return (
    <section className={`section ${print.section}`} data-surface="paper" aria-labelledby="competencies-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="competencies-title">
          {copy.title}
        </h2>
        <ul className={`col-7-12 ${styles.list}`}>
          {copy.items.map(item => (
            <li key={item}>
              <span className="level-mark" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
        <p className="col-7-12 screen-only">
          <MoreLink href={copy.link.href}>{copy.link.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}
