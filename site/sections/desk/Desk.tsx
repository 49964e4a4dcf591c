import type { DeskWords } from '#content/schema/messages.ts';
import type { DeskView } from '#contract/page-services.ts';
import { Button, ButtonLink, Buttons } from '../../components/button/Button.tsx';
import { Facts } from '../../components/facts/Facts.tsx';
import styles from './Desk.module.css';
import { momentOf } from './words.ts';

interface DeskProps {
  words: DeskWords;
  view: DeskView;
  language: string;
  timeZone: string;
}

/** A message as the team finds it behind a link: what it is called, its times, and the one thing to do. */
export function Desk({ words, view, ...place }: DeskProps) {
  if (view.kind !== 'message')
    return (
      <section className="section section--close" aria-label={words.home.label}>
        <div className="grid">
          <Buttons className="col-1-7">
            <ButtonLink href={words.home.href}>{words.home.label}</ButtonLink>
          </Buttons>
        </div>
      </section>
    );
  const { reference, receivedAt, replyBy, next } = view;
  return (
    <section className="section section--close" aria-label={reference}>
      <div className="grid">
        <div className={`col-1-7 ${styles.body}`}>
          <div className={styles.facts}>
            <Facts
              facts={[
                { label: words.facts.reference, value: <strong>{reference}</strong> },
                { label: words.facts.received, value: momentOf(receivedAt, words, place) },
                { label: words.facts.replyBy, value: momentOf(replyBy, words, place) },
              ]}
            />
          </div>
          {/* Without an address of its own the form posts to the link itself. */}
          <form className={styles.form} method="post">
            <p>{words.notes[next]}</p>
            <Button type="submit" variant={next === 'new' ? 'outline' : 'primary'} name="state" value={next}>
              {words.buttons[next]}
            </Button>
          </form>
        </div>
      </div>
    </section>
  );
}
