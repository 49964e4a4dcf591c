import { useId } from 'react';
import type { PlayerCopy } from '#shared/content/schemas/player.ts';
import styles from './BackgroundVideo.module.css';
import { MuteButton, PlayButton, SeekSlider, Time, VolumeSlider } from './Controls.tsx';
import { LoadAlert, RefusalAlert } from './PlayerAlert.tsx';
import { usePlayer } from './use-player.ts';

interface BackgroundVideoProps {
  copy: PlayerCopy;
  /** Language of the copy, for spoken times. */
  language: string;
}

/** Quiet controls of a muted video, in the lower corner of what it fills. */
export function BackgroundVideo({ copy, language }: BackgroundVideoProps) {
  const player = usePlayer(true);
  const { phase, refusal } = player;
  const reason = useId();
  const controls = { player, language, copy: { ...copy, ...copy.background }, reason };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div
      ref={player.root}
      className="screen-only script-only"
      role="group"
      aria-label={copy.background.title}
      data-phase={phase}
    >
      {(phase === 'errored' || refusal !== undefined) && <div className={styles.overlay} />}
      <div className={styles.corner}>
        {refusal !== undefined && (
          <RefusalAlert reason={refusal} copy={copy.error} onClose={player.dismiss} />
        )}
        <div className={styles.bar}>
          <PlayButton {...controls} className={styles.play} align="end" />
          <div className={styles.rest}>
            <SeekSlider {...controls} />
            <Time player={player} />
            <MuteButton {...controls} align="end" />
            <VolumeSlider {...controls} />
          </div>
        </div>
        {phase === 'errored' && <LoadAlert id={reason} copy={copy.error} />}
      </div>
    </div>
  );
}
