import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import { Section } from '../../components/Section.tsx';
import { Agencies } from '../../drawings/scenes/home/clients/Agencies.tsx';
import { Businesses } from '../../drawings/scenes/home/clients/Businesses.tsx';
import { Communities } from '../../drawings/scenes/home/clients/Communities.tsx';
import { Hospitals } from '../../drawings/scenes/home/clients/Hospitals.tsx';
import { Ngos } from '../../drawings/scenes/home/clients/Ngos.tsx';
import styles from './WhoWeWorkFor.module.css';

type Row = Copy['home']['clients']['rows'][number];

const drawings: Record<Row['id'], ReactNode> = {
  businesses: <Businesses />,
  hospitals: <Hospitals />,
  agencies: <Agencies />,
  ngos: <Ngos />,
  communities: <Communities />,
};

export function WhoWeWorkFor({ copy }: { copy: Copy['home']['clients'] }) {
  return (
    <Section id="clients" title={copy.title} surface="white">
      <ul className={styles.list}>
        {copy.rows.map(({ id, name, text, href }) => (
          <li key={id} className={styles.kind}>
            <div className={styles.picture}>{drawings[id]}</div>
            <h3 className="title-4">
              <a className="card-link" href={href}>
                {name}
              </a>
            </h3>
            <p className="small muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
