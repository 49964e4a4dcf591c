import styles from './BackgroundControls.module.css';
import { Controls, PlayButton, type PlayerProps } from './Controls.tsx';
import { LoadAlert, RefusalAlert } from './PlayerAlerts.tsx';

/** Quiet controls of a muted video, in the lower corner of what it fills. */
export function BackgroundControls(player: PlayerProps) {
  const { copy } = player;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div
      className={`screen-only script-only ${styles.player}`}
      role="group"
      aria-label={copy.background.title}
      data-player=""
    >
      <div className={styles.overlay} />
      <div className={styles.corner}>
        <RefusalAlert copy={copy.error} />
        <div className={styles.bar}>
          <PlayButton copy={{ ...copy, ...copy.background }} />
          <div className={styles.rest}>
            <Controls {...player} />
          </div>
        </div>
        <LoadAlert copy={copy.error} />
      </div>
    </div>
  );
}
