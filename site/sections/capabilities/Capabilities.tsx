import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';
import { waysToReach } from '../../components/ways-to-reach.tsx';
import type { Page } from '../../page.ts';
import styles from './Capabilities.module.css';

/** What a buyer needs to know about the supplier, on two sheets of paper. */
export function Capabilities({ page }: { page: Page }) {
  const { competencies, identifiers, contact, promises, provided, quality, standby } = page.copy.capabilities;
  const { claims, solutions } = page.copy;
  const { phone, email } = page.organization;
  return (
    <>
      {/* An identifier that is not set is not mentioned. */}
      <Section surface="white" className={styles.halves}>
        <section className="col-1-6 stack" aria-labelledby="identifiers-title">
          <h2 id="identifiers-title">{identifiers.title}</h2>
          <FactList facts={identifiers.rows} />
          <MoreLink {...identifiers.ask} />
        </section>
        <section className="col-7-12 stack" aria-labelledby="buyers-contact-title">
          <h2 id="buyers-contact-title">{contact.title}</h2>
          <p>{contact.text}</p>
          <FactList facts={Object.values(waysToReach(page))} />
          <p className="screen-only">
            <ButtonLink {...contact.action} />
          </p>
        </section>
      </Section>
      {/* The badges with meaning and evidence. Their limits are on the page of claims. */}
      <Section
        id="quality"
        title={quality.title}
        text={<ContactText text={quality.text} email={email} phone={phone} />}
        surface="paper"
      >
        <ul className={styles.items}>
          {claims.badges.map(({ id, name, means, ask, evidence }) => (
            <li key={id}>
              <h3 className="title-4">{name}</h3>
              <p>{[means, evidence.length === 0 && ask].filter(Boolean).join(' ')}</p>
              {evidence.map(line => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ul>
        <MoreLink {...quality.link} />
      </Section>
      <Section
        id="promises"
        title={promises.title}
        text={promises.text}
        beside
        surface="white"
        className={styles.beside}
      >
        <FactList facts={claims.promises.map(({ name, value }) => ({ label: name, value }))} />
        <MoreLink {...promises.link} />
      </Section>
      {/* Agreements for before an emergency. The whole list is on the page about hurricane season. */}
      <Section id="standby" title={standby.title} beside surface="paper" className={styles.beside}>
        <p>{standby.text}</p>
        <MoreLink {...standby.ask} />
        <MoreLink {...standby.link} />
      </Section>
      <Section id="provided" title={provided.title} text={provided.text} surface="white">
        <ul className={`${styles.items} ${styles.solutions}`}>
          {solutions.solutions.map(({ id, title, lead }) => (
            <li key={id}>
              <h3 className="title-4">{title}</h3>
              <p>{lead}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="competencies" title={competencies.title} beside surface="paper">
        <ul className={`ruled ${styles.marked}`}>
          {[...competencies.items, ...solutions.operations.kinds.map(({ title }) => title)].map(item => (
            <li key={item}>
              <span className="level-mark" aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
        <MoreLink {...competencies.link} />
      </Section>
    </>
  );
}
