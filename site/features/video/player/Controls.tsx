import { useState } from 'react';
import type { PlayerCopy } from '#shared/content/schemas/player.ts';
import { fill } from '#shared/i18n/fill.ts';
import { intlLocale } from '#shared/i18n/locale.ts';
import { RangeInput } from '../../../components/RangeInput.tsx';
import { ControlButton } from './ControlButton.tsx';
import styles from './Controls.module.css';
import type { Player } from './use-player.ts';
import { clockTime, spokenTime } from './video-time.ts';

interface ControlProps {
  player: Player;
  copy: PlayerCopy;
}

interface ButtonProps extends ControlProps {
  /** The id of the text that says why the button is disabled. */
  reason: string;
  align?: 'start' | 'end';
  className?: string | undefined;
}

export function PlayButton({ player, copy, ...rest }: ButtonProps) {
  const { phase, playing } = player;
  return (
    <ControlButton
      icon="playOrPause"
      playing={playing}
      pauseLabel={copy.pause}
      label={playing ? copy.pause : copy.play}
      disabled={phase === 'errored'}
      onPress={player.toggle}
      {...rest}
    />
  );
}

export function MuteButton({ player, copy, ...rest }: ButtonProps) {
  const { phase, muted } = player;
  return (
    <ControlButton
      icon={muted ? 'muted' : 'sound'}
      label={muted ? copy.unmute : copy.mute}
      disabled={phase === 'errored'}
      onPress={player.toggleMuted}
      {...rest}
    />
  );
}

/** Time and volume run left to right in every script. */
export function SeekSlider({ player, copy, language }: ControlProps & { language: string }) {
  const { phase, playing, time, duration } = player;
  const [lastAsked, setLastAsked] = useState(time);
  // The position moves by itself: what is spoken changes on focus and on the visitor's change only.
  const spoken = fill(copy.position, {
    time: spokenTime(playing ? lastAsked : time, language),
    duration: spokenTime(duration, language),
  });
  return (
    <RangeInput
      className={styles.seek}
      dir="ltr"
      min={0}
      max={duration}
      step={0.1}
      value={time}
      disabled={phase !== 'ready' || duration === 0}
      aria-label={copy.seek}
      aria-valuetext={spoken}
      onFocus={() => setLastAsked(time)}
      onChange={({ currentTarget }) => {
        setLastAsked(currentTarget.valueAsNumber);
        player.seek(currentTarget.valueAsNumber);
      }}
    />
  );
}

export function VolumeSlider({ player, copy, language }: ControlProps & { language: string }) {
  const { phase, muted, volume } = player;
  const level = muted ? 0 : volume;
  return (
    <RangeInput
      className={styles.volume}
      dir="ltr"
      min={0}
      max={1}
      step={0.01}
      value={level}
      disabled={phase === 'errored'}
      aria-label={copy.volume}
      aria-valuetext={new Intl.NumberFormat(intlLocale(language), { style: 'percent' }).format(level)}
      onChange={({ currentTarget }) => player.setVolume(currentTarget.valueAsNumber)}
    />
  );
}

/** Position and duration in figures. */
export function Time({ player: { time, duration } }: { player: Player }) {
  return <span className={styles.time}>{`${clockTime(time)} / ${clockTime(duration || undefined)}`}</span>;
}
