import { fill } from '#content/fill.ts';
import type { PlayerCopy } from '#content/schema/shared.ts';
import { ControlButton } from './ControlButton.tsx';
import styles from './Controls.module.css';
import { clockTime, spokenTime } from './film-time.ts';
import { Slider } from './Slider.tsx';
import type { Player } from './use-player.ts';

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
  const { phase, playing } = player.state;
  return (
    <ControlButton
      icon={playing ? 'pause' : 'play'}
      label={playing ? copy.pause : copy.play}
      disabled={phase === 'errored'}
      onPress={player.toggle}
      {...rest}
    />
  );
}

export function MuteButton({ player, copy, ...rest }: ButtonProps) {
  const { phase, muted } = player.state;
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

export function SeekSlider({ player, copy, language }: ControlProps & { language: string }) {
  const { phase, playing, time, duration } = player.state;
  const spoken = (seconds: number) =>
    fill(copy.position, { time: spokenTime(seconds, language), duration: spokenTime(duration, language) });
  return (
    <Slider
      className={styles.seek}
      label={copy.seek}
      value={time}
      max={duration}
      step={0.1}
      arrow={5}
      page={duration / 10}
      spoken={spoken}
      ticking={playing}
      disabled={phase !== 'ready' || duration === 0}
      onMove={player.seek}
    />
  );
}

export function VolumeSlider({ player, copy, language }: ControlProps & { language: string }) {
  const { phase, muted, volume } = player.state;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <Slider
      className={styles.volume}
      label={copy.volume}
      value={muted ? 0 : volume}
      max={1}
      step={0.01}
      arrow={0.05}
      page={0.1}
      spoken={level => percent.format(level)}
      disabled={phase === 'errored'}
      onMove={player.setVolume}
    />
  );
}

/** Position and duration in figures. */
export function Time({ player: { state } }: { player: Player }) {
  return (
    <span className={styles.time}>
      {clockTime(state.time)} / {clockTime(state.duration || undefined)}
    </span>
  );
}
