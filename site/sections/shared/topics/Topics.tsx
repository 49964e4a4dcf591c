import type { TopicsCopy } from '#content/schema/topics.ts';
import { MoreLink } from '../../../components/button/Button.tsx';
import styles from './Topics.module.css';

/** Short texts below each other: the heading on the left, what there is to say on the right. */
export function Topics({ topics }: { topics: TopicsCopy['topics'] }) {
  return (
    <div className="section section--close" data-surface="paper">
      {topics.map(({ title, text, link }) => (
        <section key={title} className={`grid ${styles.topic}`}>
          <h2 className="col-1-4">{title}</h2>
          <div className="col-5-12">
            <p>{text}</p>
            {link && <MoreLink href={link.href}>{link.label}</MoreLink>}
          </div>
        </section>
      ))}
    </div>
  );
}
