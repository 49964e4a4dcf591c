import type { ReactNode } from 'react';
import { Spinner } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Controls, PlayButton, type PlayerProps } from './Controls.tsx';
import { LoadAlert, RefusalAlert } from './PlayerAlerts.tsx';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps extends PlayerProps {
  /** The name of the player: what the video shows. */
  title: string;
  video: ReactNode;
  poster: ReactNode;
}

/** A video with all controls in a bar below it. Without JavaScript only the poster is shown. */
export function VideoPlayer({ title, video, poster, ...player }: VideoPlayerProps) {
  const { copy } = player;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div className={styles.player} role="group" aria-label={title} data-surface="deep" data-player="">
      <div className={styles.stage}>
        {video}
        <div className={styles.poster}>{poster}</div>
        {/* The whole picture is a button for the pointer; all others have the one in the bar. */}
        <button
          type="button"
          className={`script-only ${styles.cover}`}
          tabIndex={-1}
          aria-hidden="true"
          data-part="cover"
        >
          <span className={styles.start}>
            <Icon name="play" />
          </span>
        </button>
        <div role="status">
          <p className={styles.loading}>
            <Spinner />
            {copy.loading}
          </p>
        </div>
        <div className={styles.backdrop}>
          <LoadAlert copy={copy.error} />
        </div>
      </div>
      <div className={`screen-only script-only ${styles.bar}`}>
        <PlayButton copy={copy} />
        <Controls {...player} />
      </div>
      <RefusalAlert copy={copy.error} />
    </div>
  );
}
