import type { PlayerCopy } from '#shared/content/schemas/player.ts';
import { intlLocale } from '#shared/i18n/locale.ts';
import { Icon, type IconName } from '../../../components/Icon.tsx';
import range from '../../../components/range.module.css';
import { clockTime } from '../model/clock-time.ts';
import styles from './Controls.module.css';

interface ToggleButtonProps {
  part: 'play' | 'mute';
  /** What a press does, and the drawing of that: usually, and while the video plays or is silent. */
  names: readonly [off: string, on: string];
  icons: readonly [off: IconName, on: IconName];
}

/** An icon button with its name as a tooltip: see `connectTooltips`. */
function ToggleButton({ part, names: [off, on], icons }: ToggleButtonProps) {
  const id = `video-${part}`;
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={`square ${styles.button}`}
        aria-labelledby={id}
        data-part={part}
        data-name-off={off}
        data-name-on={on}
      >
        {icons.map(icon => (
          <Icon key={icon} name={icon} />
        ))}
      </button>
      <span className={styles.tooltip} role="tooltip" id={id} hidden>
        {off}
      </span>
    </span>
  );
}

export function PlayButton({ copy }: { copy: PlayerCopy }) {
  return <ToggleButton part="play" names={[copy.play, copy.pause]} icons={['play', 'pause']} />;
}

export interface PlayerProps {
  copy: PlayerCopy;
  /** Language of the copy, in which the script writes numbers. */
  language: string;
  /** Length of the video, shown before it loads. */
  seconds: number;
}

/** The other controls of a video. Time and volume run left to right in every script. */
export function Controls({ copy, language, seconds }: PlayerProps) {
  // How the language writes a half shows its decimal sign, and where it puts its percent sign.
  const half = (style: 'decimal' | 'percent') => (0.5).toLocaleString(intlLocale(language), { style });
  const slider = { type: 'range', dir: 'ltr', min: 0, autoComplete: 'off' };
  return (
    <>
      <input
        {...slider}
        className={`${range.range} ${styles.seek}`}
        max={seconds}
        step={0.1}
        defaultValue={0}
        aria-label={copy.seek}
        data-part="seek"
        data-position={copy.position}
        data-decimal-sign={half('decimal').charAt(1)}
      />
      <span className={styles.time} data-part="clock">{`${clockTime(0)} / ${clockTime(seconds)}`}</span>
      <ToggleButton part="mute" names={[copy.mute, copy.unmute]} icons={['sound', 'muted']} />
      <input
        {...slider}
        className={`${range.range} ${styles.volume}`}
        max={1}
        step={0.01}
        defaultValue={1}
        aria-label={copy.volume}
        data-part="volume"
        data-percent={half('percent').replace('50', '{n}')}
      />
    </>
  );
}
