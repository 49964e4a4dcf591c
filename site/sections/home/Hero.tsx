import type { ReactNode } from 'react';
import type { HomeCopy } from '#shared/content/schemas/home.ts';
import { ButtonLink, Buttons } from '../../components/Button.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { Video } from '../../features/video/Video.tsx';
import { heroOcean } from '../../features/video/videos.ts';
import styles from './Hero.module.css';
import { Ruler } from './Ruler.tsx';

interface HeroProps {
  copy: HomeCopy['hero'];
  /** The controls of the video behind it. */
  children: ReactNode;
}

/** The sea at dusk, the title on it, and the two ways to go on. */
export function Hero({ copy, children }: HeroProps) {
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
      <div className={`screen-only ${styles.ruler}`} aria-hidden="true">
        <Ruler />
        <p className={`label ${styles.level}`}>
          <span className="level-mark" />
          {copy.place}
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
              <ButtonLink {...explore} />
              <ButtonLink {...request} variant="outline" />
            </Buttons>
            <p>
              {copy.note} <TextLink {...copy.planner} />
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
