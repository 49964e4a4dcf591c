import type { Passage } from '#shared/content/schemas/text.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { Section } from '../../components/Section.tsx';
import { film as motion, WayOfWaterStill } from '../../drawings/scenes/impact/WayOfWater.tsx';
import { wayOfWater } from '../../features/video/model/videos.ts';
import { Video } from '../../features/video/ui/Video.tsx';
import { VideoPlayer } from '../../features/video/ui/VideoPlayer.tsx';
import type { Page } from '../../page.ts';
import styles from './Mission.module.css';

/** The treatment of water as a video, its steps in a row below it, then a mission in numbered steps. */
export function Mission({ page }: { page: Page }) {
  const { language } = page;
  const { player, 'every-page': everyPage } = page.copy;
  const { film, ...copy } = page.copy.impact.mission;
  const captions = {
    src: pathIn(language, '/way-of-water.vtt'),
    language,
    label: everyPage.language.name,
  };
  return (
    <Section id="mission" title={copy.title} text={film.lead} large surface="deep">
      <div className={styles.video}>
        <VideoPlayer
          title={film.title}
          copy={player}
          language={language}
          seconds={motion.seconds}
          video={<Video sources={wayOfWater} title={film.title} track={captions} />}
          poster={<WayOfWaterStill />}
        />
        <h3 id="way-of-water">{film.title}</h3>
        <Steps labelledBy="way-of-water" steps={film.steps} />
      </div>
      <div className={styles.mission}>
        <div>
          <h3 id="mission-steps">{copy.lead}</h3>
          <p className="label muted">{copy.note}</p>
        </div>
        <Steps labelledBy="mission-steps" steps={copy.steps} />
      </div>
    </Section>
  );
}

function Steps({ labelledBy, steps }: { labelledBy: string; steps: readonly Passage[] }) {
  return (
    <ol className={`numbered ruled ${styles.steps}`} aria-labelledby={labelledBy}>
      {steps.map(step => (
        <li key={step.title}>
          <h4>{step.title}</h4>
          <p className="muted">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
