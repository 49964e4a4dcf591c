import { Tooltip } from '../../../components/tooltip/Tooltip.tsx';
import styles from './Controls.module.css';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon.tsx';

interface ControlButtonProps {
  icon: PlayerIconName;
  label: string;
  onPress: () => void;
  disabled?: boolean;
  /** The id of the text that says why it is disabled. */
  reason?: string | undefined;
  align?: 'start' | 'end';
  className?: string | undefined;
  /** For the play button, which `StartVideos.astro` makes a pause button when the video starts before this is hydrated. */
  playing?: boolean;
  pauseLabel?: string;
}

/** An icon button with its name as a tooltip. */
export function ControlButton({
  icon,
  label,
  onPress,
  disabled = false,
  reason,
  align = 'start',
  className,
  playing,
  pauseLabel,
}: ControlButtonProps) {
  return (
    <Tooltip text={label} align={align}>
      {name => (
        <button
          type="button"
          className={[styles.button, className].filter(Boolean).join(' ')}
          aria-labelledby={name}
          aria-describedby={disabled ? reason : undefined}
          disabled={disabled}
          data-playing={playing || undefined}
          data-pause={pauseLabel}
          onClick={onPress}
        >
          <PlayerIcon name={icon} />
        </button>
      )}
    </Tooltip>
  );
}
