import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Capabilities.module.css';

export function TimePromises({ page }: { page: Page }) {
  const copy = page.copy.capabilities.promises;
  const { promises } = page.copy.claims;
  return (
    <Section
      id="promises"
      title={copy.title}
      text={copy.text}
      beside
      surface="white"
      className={styles.beside}
    >
      <FactList facts={promises.map(({ name, value }) => ({ label: name, value }))} />
      <p className="screen-only">
        <MoreLink {...copy.link} />
      </p>
    </Section>
  );
}
