import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import { intlLocale } from '#content/locale.ts';
import type { HomeCopy } from '#content/schema/home.ts';
import type { Organization } from '#content/schema/organization.ts';
import { ButtonLink, Buttons } from '../../components/button/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Video } from '../../components/video/Video.tsx';
import { heroOcean } from '../../videos/videos.ts';
import styles from './Hero.module.css';
import { StaffBoard } from './StaffBoard.tsx';

interface HeroProps {
  copy: HomeCopy['hero'];
  geo: Organization['geo'];
  language: string;
  /** The controls of the video behind it. */
  children: ReactNode;
}

/** The sea at dusk, the title on it, and the two ways to go on. */
export function Hero({ copy, geo, language, children }: HeroProps) {
  const [explore, request] = copy.actions;
  return (
    <section className={styles.hero} data-surface="deep" aria-labelledby="hero-title">
      <Picture
        className={`screen-only ${styles.media}`}
        name="hero-ocean"
        onPhones="hero-ocean-upright"
        alt=""
        sizes="100vw"
        first
      />
      <Video
        className={`screen-only ${styles.video}`}
        id="hero-video"
        sources={heroOcean}
        width={1920}
        height={1080}
        muted
        autoplay
        loop
      />
      <div className={`screen-only ${styles.staff}`} aria-hidden="true">
        <StaffBoard />
        <p className={`label ${styles.level}`}>
          <span className="level-mark" />
          <span>{copy.place}</span>
          <span>{coordinates(geo, copy, language)}</span>
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
            <p>
              {copy.note} <a href={copy.planner.href}>{copy.planner.label}</a>
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

type Directions = Pick<HomeCopy['hero'], 'north' | 'south' | 'east' | 'west'>;

/** Latitude and longitude to four decimals (about 11 m), with an en space between: `25.7743° N 80.1937° W`. */
export function coordinates(
  { latitude, longitude }: Organization['geo'],
  copy: Directions,
  language: string,
): string {
  const format = new Intl.NumberFormat(intlLocale(language), {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  });
  const degrees = (angle: number) => format.format(Math.abs(angle));
  const parallel = fill(latitude < 0 ? copy.south : copy.north, { degrees: degrees(latitude) });
  const meridian = fill(longitude < 0 ? copy.west : copy.east, { degrees: degrees(longitude) });
  return `${parallel}\u2002${meridian}`;
}
