import { Fragment, type ReactNode } from 'react';
import type { Link } from '#shared/content/schemas/text.ts';
import { LanguageLinks } from '../../components/LanguageLinks.tsx';
import { Logo } from '../../components/Logo.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Page } from '../../page.ts';
import styles from './WaterNow.module.css';

/**
 * One screen on a phone: what to do, in the order of urgency, with whom to call beside it. Its own header and
 * footer keep it under 10 KB, for a network that carries no more.
 */
export function WaterNow({ page }: { page: Page }) {
  const { title, topics, group, noVoice } = page.copy['water-now'];
  const { languageLabel } = page.copy['every-page'].header;
  const { address, brand, phone } = page.organization;
  return (
    <>
      <header className="grid" data-surface="paper">
        <div className={`row ${styles.bar}`}>
          <Logo page={page} background="page" />
          <LanguageLinks label={languageLabel} versions={page.versions} />
        </div>
      </header>
      <main id="main" className={`grid ${styles.page}`}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.topics}>
          {topics.map(({ call, link, ...topic }) => (
            <Topic key={topic.title} {...topic} links={link && [link]}>
              {call && <TextLink {...call} />}
            </Topic>
          ))}
          <Topic title={group.title} text={group.text} links={[group.link]}>
            <PhoneLink phone={phone} />
          </Topic>
          <Topic {...noVoice} id="no-voice">
            <TextLink {...noVoice.call} />
          </Topic>
        </div>
      </main>
      <footer className={`grid small muted ${styles.foot}`}>
        <p>
          {brand}, {address.street}, {address.city}, {address.region} {address.zip}
        </p>
      </footer>
    </>
  );
}

interface TopicProps {
  id?: string;
  title: string;
  text?: string | undefined;
  links?: readonly Link[] | undefined;
  /** Whom to call. */
  children: ReactNode;
}

function Topic({ id, title, text, links = [], children }: TopicProps) {
  return (
    <section className={`row ${styles.topic}`} id={id}>
      <h2>{title}</h2>
      {children}
      {text && (
        <p>
          {text}
          {links.map((link, place) => (
            <Fragment key={link.href}>
              {place === 0 ? ' ' : ' · '}
              <TextLink {...link} />
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}
