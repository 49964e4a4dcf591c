import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PlayerCopy } from '#shared/content/schemas/player.ts';
import { Spinner } from '../../../components/Button.tsx';
import { MuteButton, PlayButton, SeekSlider, Time, VolumeSlider } from './Controls.tsx';
import { LoadAlert, RefusalAlert } from './PlayerAlert.tsx';
import { PlayerIcon } from './PlayerIcon.tsx';
import { usePlayer } from './use-player.ts';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  /** The name of the player: what the video shows. */
  title: string;
  copy: PlayerCopy;
  /** Language of the copy, for spoken times. */
  language: string;
  /** The video, with captions: `slot="video"`. */
  video?: ReactNode;
  /** The picture shown until the video plays: `slot="poster"`. */
  poster?: ReactNode;
}

/** A video in its place on the page, with all controls in a bar below it. Without JavaScript only the poster is shown. */
export function VideoPlayer({ title, copy, language, video, poster }: VideoPlayerProps) {
  const player = usePlayer();
  const { phase, playing, time, duration, refusal } = player;
  const reason = useId();
  const controls = { player, copy, language, reason };
  // At its end the video is black.
  const seen = phase === 'ready' && (playing || (time > 0 && time < duration));
  const bar = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button that was pressed goes with its message; the one in the bar is enabled again.
    flushSync(player.retry);
    bar.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div ref={player.root} className={styles.player} role="group" aria-label={title} data-surface="deep">
      <div className={styles.stage}>
        {video}
        <div className={styles.poster} hidden={seen}>
          {poster}
        </div>
        {phase !== 'errored' && (
          // The whole picture is a button for the pointer; all others have the one in the bar.
          <button
            type="button"
            className={`script-only ${styles.cover}`}
            tabIndex={-1}
            aria-hidden="true"
            onClick={player.toggle}
          >
            {!playing && (
              <span className={styles.start}>
                <PlayerIcon name="play" />
              </span>
            )}
          </button>
        )}
        <div role="status">
          {playing && phase === 'loading' && (
            <p className={styles.loading}>
              <Spinner />
              {copy.loading}
            </p>
          )}
        </div>
        {phase === 'errored' && (
          <div className={styles.backdrop}>
            <LoadAlert id={reason} copy={copy.error} onRetry={retry} />
          </div>
        )}
        {refusal !== undefined && (
          <div className={styles.backdrop}>
            <RefusalAlert reason={refusal} copy={copy.error} onClose={player.dismiss} />
          </div>
        )}
      </div>
      <div ref={bar} className={`screen-only script-only ${styles.bar}`}>
        <PlayButton {...controls} />
        <SeekSlider {...controls} />
        <Time player={player} />
        <MuteButton {...controls} align="end" />
        <VolumeSlider {...controls} />
      </div>
    </div>
  );
}
