import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { FactList } from '../../components/FactList.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Page } from '../../page.ts';
import styles from './Guarantees.module.css';

/** The badges as type plates: what each covers, and which document proves it. Each links to what it means. */
export function Guarantees({ page }: { page: Page }) {
  const copy = page.copy.home.guarantees;
  const { badges, link } = page.copy.claims;
  return (
    <Section
      id="guarantees"
      title={copy.title}
      text={
        <>
          {copy.text} <TextLink {...copy.link} />
        </>
      }
      surface="white"
    >
      <ul className={styles.plates}>
        {badges.map(({ id, name, facts }) => (
          <li key={id} className={`type-plate ${styles.plate}`} id={id}>
            <div className={styles.head}>
              <h3 className="title-4">
                <a className="card-link" href={`${link.href}#${id}`}>
                  {name}
                </a>
              </h3>
              <svg className={styles.symbol} viewBox="0 0 56 56" aria-hidden="true">
                {drawings[id]}
              </svg>
            </div>
            <div className={styles.facts}>
              <FactList facts={facts} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Our own drawings: the emblems of ISO, WHO and EPA may not be used. */
const drawings: Record<Copy['claims']['badges'][number]['id'], ReactNode> = {
  'iso-9001': (
    <>
      <path d="M53 28a25 25 0 1 1-50 0 25 25 0 0 1 50 0zm-10 0a15 15 0 1 1-30 0 15 15 0 0 1 30 0zM28 3v10m0 30v10M3 28h10m30 0h10" />
      <path d="m21 28 5 5 9-10" strokeWidth="3" />
    </>
  ),
  'who-guidelines': (
    <>
      <path d="M28 4c9 12 15 19 15 29a15 15 0 0 1-30 0C13 23 19 16 28 4zM13 33h30m-27 7h24" />
      <path d="M24 26h8l-4 6z" fill="currentColor" />
    </>
  ),
  'epa-registration': (
    <>
      <path d="M3 12h50v32H3zm13 8h24M16 36h24" />
      <path d="M9 18h.1m37.9 0h.1M9 38h.1m37.9 0h.1" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M16 28h4m4 0h4m4 0h8" strokeWidth="4" />
    </>
  ),
  'quality-tested': (
    <path d="M20 4h16M22 4v18L10 47a4 4 0 0 0 4 6h28a4 4 0 0 0 4-6L34 22V4M16 36h24M34 10h-5m5 5h-3m3 5h-5" />
  ),
};
