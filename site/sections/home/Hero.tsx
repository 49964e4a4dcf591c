import { ButtonLink, Buttons } from '../../components/Button.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { film, HeroDigits, HeroScene } from '../../drawings/scenes/home/HeroScene.tsx';
import { heroVideo } from '../../features/video/model/videos.ts';
import { BackgroundControls } from '../../features/video/ui/BackgroundControls.tsx';
import { Video } from '../../features/video/ui/Video.tsx';
import type { Page } from '../../page.ts';
import styles from './Hero.module.css';
import { Promises } from './Promises.tsx';

/** The title, two ways to go on, the scene with its video, and below its water what we promise. */
export function Hero({ page }: { page: Page }) {
  const copy = page.copy.home.hero;
  const [explore, request] = copy.actions;
  return (
    <section className={styles.hero} data-surface="sky" aria-labelledby="hero-title">
      <div className={`grid ${styles.head}`}>
        <h1 className={`col-1-7 ${styles.title}`} id="hero-title">
          {copy.title}
        </h1>
        <div className={`row col-8-12 ${styles.copy}`}>
          <p className={styles.subtitle}>{copy.subtitle}</p>
          <Buttons className={styles.actions}>
            <ButtonLink {...explore} />
            <ButtonLink {...request} variant="outline" />
          </Buttons>
        </div>
      </div>
      <div className={styles.scene}>
        <div className={styles.stage}>
          <HeroScene bare />
          <Video
            className={`screen-only ${styles.video}`}
            id="hero-video"
            sources={heroVideo}
            width={1920}
            height={1080}
            muted
            autoPlay
            loop
          />
          <div className={styles.digits}>
            <HeroDigits />
          </div>
        </div>
        <BackgroundControls copy={page.copy.player} language={page.language} seconds={film.seconds} />
      </div>
      <div className={styles.water} data-surface="sea">
        <div className="grid">
          <p className={styles.note}>
            {copy.note} <TextLink {...copy.planner} />
          </p>
          <Promises claims={page.copy.claims} />
        </div>
      </div>
    </section>
  );
}
