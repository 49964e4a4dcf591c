import type { Copy } from '#shared/content/parse.ts';
import { ButtonLink, MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { CrewAtDawn } from '../../drawings/scenes/about/CrewAtDawn.tsx';
import { SchoolGym } from '../../drawings/scenes/about/SchoolGym.tsx';
import styles from './About.module.css';

/** What the organization values and does first, why it exists, and who stands behind its promises. */
export function About({ copy }: { copy: Copy['about'] }) {
  const { title, lead, cards, priorities, story, answers } = copy;
  return (
    <>
      <PageHeader title={title} lead={lead} surface="sky" className={styles.head} scene={<CrewAtDawn />} />
      <Section>
        <div className={styles.cards}>
          {cards.map(card => (
            <div key={card.title} className={`stack ${styles.card}`}>
              <h2>{card.title}</h2>
              <p className="lead">{card.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section id="priorities" title={priorities.title} large surface="shallow">
        <ol className={styles.priorities}>
          {priorities.items.map((item, index) => (
            <li key={item.title} className={styles.priority}>
              <span className={`ruler ${styles.ruler}`} aria-hidden="true" />
              <span className={`reading no-backplate ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.text}>
                <h3>{item.title}</h3>
                <p className="lead">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="our-story" surface="white">
        <div className="col-1-7 stays framed-drawing">
          <SchoolGym />
        </div>
        <div className={`col-8-12 ${styles.story}`}>
          <h2 id="our-story-title" className="large">
            {story.title}
          </h2>
          {story.paragraphs.map(paragraph => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
          <ButtonLink {...story.action} />
          <p>
            <MoreLink {...story.press} />
          </p>
        </div>
      </Section>
      {/* Buyers look these facts up before they order. */}
      <Section id="who-answers" title={answers.title} text={answers.text} beside>
        <FactList facts={answers.rows} />
        <MoreLink {...answers.link} />
      </Section>
    </>
  );
}
