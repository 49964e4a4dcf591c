import type { ReactNode } from 'react';
import type { Copy } from '#shared/content/parse.ts';
import type { Passage } from '#shared/content/schemas/text.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { MoreLink } from '../../components/Button.tsx';
import { ContactText } from '../../components/ContactText.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { Flood } from '../../drawings/scenes/impact/Flood.tsx';
import { FrontLine } from '../../drawings/scenes/impact/FrontLine.tsx';
import { Shelter } from '../../drawings/scenes/impact/Shelter.tsx';
import { StreetTap } from '../../drawings/scenes/impact/StreetTap.tsx';
import { film, WayOfWaterStill } from '../../drawings/scenes/impact/WayOfWater.tsx';
import { wayOfWater } from '../../features/video/model/videos.ts';
import { Video } from '../../features/video/ui/Video.tsx';
import { VideoPlayer } from '../../features/video/ui/VideoPlayer.tsx';
import type { Page } from '../../page.ts';
import { GetStarted } from '../several-pages/GetStarted.tsx';
import styles from './Impact.module.css';

const drawings: Record<Copy['impact']['stories']['items'][number]['id'], ReactNode> = {
  shelter: <Shelter />,
  flood: <Flood />,
  'front-line': <FrontLine />,
};

/** What the work has come to in figures, in scenarios, and in the steps of the treatment and of a mission. */
export function Impact({ page }: { page: Page }) {
  const { language } = page;
  const { claims, player, 'every-page': everyPage } = page.copy;
  const { title, lead, readings, stories, mission, next } = page.copy.impact;
  const captions = {
    src: pathIn(language, '/way-of-water.vtt'),
    language,
    label: everyPage.language.name,
  };
  return (
    <>
      <PageHeader title={title} lead={lead} className={styles.head} scene={<StreetTap />} />
      <Section
        id="in-numbers"
        title={readings.title}
        text={[readings.caution, claims.groups.figures.through].filter(Boolean).join(' ')}
        surface="white"
      >
        <dl className={styles.readings}>
          {claims.figures.map(figure => (
            <div key={figure.id} className={styles.figure}>
              <dt className={`title-3 ${styles.name}`}>{figure.label}</dt>
              <dd className={`reading no-backplate ${styles.value}`}>
                {/* The plus stays beside its number, in a figure with words of any script. */}
                <bdi>{figure.value}</bdi>
              </dd>
              {figure.detail && <dd className={`label muted ${styles.detail}`}>{figure.detail}</dd>}
              <dd className={`stack ${styles.meaning}`}>
                <p>
                  <ContactText text={figure.impact ?? figure.means} phone={page.organization.phone} />
                </p>
                <MoreLink
                  href={`${claims.link.href}#${figure.id}`}
                  label={claims.link.label}
                  about={`${figure.value} ${figure.label}`}
                />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {stories.items.length > 0 && (
        <Section id="stories" title={stories.title} text={stories.lead} large surface="shallow">
          <div className={`subgrid ${styles.stories}`}>
            {stories.items.map(story => (
              <article key={story.id} className={styles.story}>
                <div className={styles.picture}>{drawings[story.id]}</div>
                <div>
                  <p className="label muted">
                    {stories.label}
                    <br />
                    {story.tag}
                  </p>
                  <h3>{story.title}</h3>
                </div>
                <p>{story.text}</p>
                <dl className={styles.shows}>
                  <dt className="label">{stories.showsLabel}</dt>
                  <dd>{story.shows}</dd>
                </dl>
              </article>
            ))}
          </div>
        </Section>
      )}
      <Section id="mission" title={mission.title} text={mission.film.lead} large surface="deep">
        <div className={`stack ${styles.video}`}>
          <VideoPlayer
            title={mission.film.title}
            copy={player}
            language={language}
            seconds={film.seconds}
            video={<Video sources={wayOfWater} title={mission.film.title} track={captions} />}
            poster={<WayOfWaterStill />}
          />
          <h3 id="way-of-water">{mission.film.title}</h3>
          <Steps labelledBy="way-of-water" steps={mission.film.steps} />
        </div>
        <div className="stack">
          <div>
            <h3 id="mission-steps">{mission.lead}</h3>
            <p className="label muted">{mission.note}</p>
          </div>
          <Steps labelledBy="mission-steps" steps={mission.steps} />
        </div>
      </Section>
      <GetStarted copy={next} />
    </>
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
