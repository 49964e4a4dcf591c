import type { HomeCopy } from '#shared/content/schemas/home.ts';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import styles from './WhoWeServe.module.css';

/** The kinds of customers, each with a link to the fitting service. */
export function WhoWeServe({ copy }: { copy: HomeCopy['audience'] }) {
  return (
    <Section id="audience" title={copy.title} surface="white">
      <ul className={styles.list}>
        {copy.rows.map(({ name, text, href }) => (
          <li key={name} className={styles.row}>
            <h3 className={styles.name}>
              <a href={href}>{name}</a>
            </h3>
            <p className={styles.text}>{text}</p>
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
