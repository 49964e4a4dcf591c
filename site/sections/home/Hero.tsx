import type { ReactNode } from 'react';
import type { HomeCopy } from '#content/schema/about.ts';
import type { Organization } from '#content/schema/organization.ts';
import { ButtonLink, Buttons } from '../../components/button/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { coordinates } from './coordinates.ts';
import styles from './Hero.module.css';
import { StaffBoard } from './StaffBoard.tsx';

interface HeroProps {
  copy: HomeCopy['hero'];
  geo: Organization['geo'];
  /** The film behind it, with its controls. */
  children: ReactNode;
}

/** The sea at dusk, the title on it, and the two ways to go on. */
export function Hero({ copy, geo, children }: HeroProps) {
  const [explore, request] = copy.actions;
  return (
    <section className={styles.hero} data-surface="deep" aria-labelledby="hero-title">
      <Picture
        className={`screen-only ${styles.media}`}
        name="hero-ocean"
        alt=""
        sizes="max(100vw, 200vh)"
        first
      />
      <div className={`screen-only ${styles.staff}`} aria-hidden="true">
        <StaffBoard />
        <p className={`label ${styles.level}`}>
          <span className="level-mark" />
          <span>{copy.place}</span>
          <bdi dir="ltr">{coordinates(geo, copy)}</bdi>
        </p>
      </div>
      <div className={`grid ${styles.content}`}>
        <h1 className={`col-1-10 ${styles.title}`} id="hero-title">
          {copy.title}
        </h1>
        <div className={styles.row}>
          <div className={styles.copy}>
            <p className={styles.subtitle}>{copy.subtitle}</p>
            <Buttons className={styles.actions}>
              <ButtonLink href={explore.href}>{explore.label}</ButtonLink>
              <ButtonLink variant="outline" href={request.href}>
                {request.label}
              </ButtonLink>
            </Buttons>
            <p>{copy.note}</p>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
