import { Offer } from '../../drawings/scenes/donate/Offer.tsx';
import styles from './DonateHead.module.css';

/** The title beside people who bring what they give: they stand on the line of the first row below. */
export function DonateHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={styles.head} data-surface="paper">
      <div className="grid">
        <div className={styles.columns}>
          <div className={styles.copy}>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          <div className={styles.picture}>
            <Offer />
          </div>
        </div>
      </div>
    </div>
  );
}
