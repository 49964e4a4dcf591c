import { MoreLink } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Capabilities.module.css';

/** Agreements for before an emergency. The whole list is on the page about hurricane season. */
export function Standby({ page }: { page: Page }) {
  const copy = page.copy.capabilities.standby;
  return (
    <Section id="standby" title={copy.title} beside surface="paper" className={styles.beside}>
      <p>{copy.text}</p>
      {[copy.ask, copy.link].map(link => (
        <p className="screen-only" key={link.href}>
          <MoreLink {...link} />
        </p>
      ))}
    </Section>
  );
}
