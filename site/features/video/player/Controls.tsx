import { type ComponentProps, useState } from 'react';
import type { PlayerCopy } from '#shared/content/schemas/player.ts';
import { fill } from '#shared/i18n/fill.ts';
import { intlLocale } from '#shared/i18n/locale.ts';
import { RangeInput } from '../../../components/RangeInput.tsx';
import { Tooltip } from '../../../components/tooltip/Tooltip.tsx';
import styles from './Controls.module.css';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon.tsx';
import type { Player } from './use-player.ts';
import { clockTime, spokenTime } from './video-time.ts';

interface ControlProps {
  player: Player;
  copy: PlayerCopy;
}

interface ControlButtonProps extends Pick<ComponentProps<'button'>, 'className' | 'disabled' | 'onClick'> {
  icon: PlayerIconName;
  label: string;
  /** The id of the text that says why it is disabled. */
  reason?: string;
  align?: 'start' | 'end';
  /** For the play button, which `StartVideos.astro` makes a pause button when the video starts before this is hydrated. */
  playing?: boolean;
  pauseLabel?: string;
}

/** An icon button with its name as a tooltip. */
function ControlButton(props: ControlButtonProps) {
  const { icon, label, reason, align = 'start', className, disabled, onClick } = props;
  return (
    <Tooltip text={label} align={align}>
      {name => (
        <button
          type="button"
          className={[styles.button, className].filter(Boolean).join(' ')}
          aria-labelledby={name}
          aria-describedby={disabled ? reason : undefined}
          disabled={disabled}
          data-playing={props.playing || undefined}
          data-pause={props.pauseLabel}
          onClick={onClick}
        >
          <PlayerIcon name={icon} />
        </button>
      )}
    </Tooltip>
  );
}

type ButtonProps = ControlProps & Pick<ControlButtonProps, 'reason' | 'align' | 'className'>;

export function PlayButton({ player, copy, ...rest }: ButtonProps) {
  return (
    <ControlButton
      icon="playOrPause"
      playing={player.playing}
      pauseLabel={copy.pause}
      label={player.playing ? copy.pause : copy.play}
      disabled={player.phase === 'errored'}
      onClick={player.toggle}
      {...rest}
    />
  );
}

export function MuteButton({ player, copy, ...rest }: ButtonProps) {
  return (
    <ControlButton
      icon={player.muted ? 'muted' : 'sound'}
      label={player.muted ? copy.unmute : copy.mute}
      disabled={player.phase === 'errored'}
      onClick={player.toggleMuted}
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
