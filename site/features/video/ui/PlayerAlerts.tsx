import type { PlayerCopy } from '#shared/content/schemas/player.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Interpolate } from '../../../components/Interpolate.tsx';
import styles from './PlayerAlerts.module.css';

interface LoadAlertProps {
  copy: PlayerCopy['error'];
  /** Offers to load the video again. Not where the video is decoration. */
  canRetry?: boolean;
}

/** Says why the buttons are disabled, and takes the focus of a disabled one. */
export function LoadAlert({ copy, canRetry = false }: LoadAlertProps) {
  return (
    <div className={styles.alert} role="alert" tabIndex={-1} data-surface="white" data-part="failure" hidden>
      <Title text={copy.title} />
      <p id="video-failure">{copy.load}</p>
      <p className="visually-hidden">{copy.comfort}</p>
      {canRetry && (
        <Button variant="outline" size="small" data-command="retry">
          {copy.retry}
        </Button>
      )}
    </div>
  );
}

/** Says that the browser refused to play. Escape closes it. */
export function RefusalAlert({ copy }: { copy: PlayerCopy['error'] }) {
  return (
    <dialog
      className={styles.alert}
      role="alertdialog"
      aria-labelledby="video-refusal"
      aria-describedby="video-reason"
      data-surface="white"
      data-part="refusal"
    >
      <Title id="video-refusal" text={copy.title} />
      <p id="video-reason">
        <Interpolate text={copy.play} values={{ reason: <bdi data-part="reason" /> }} />
      </p>
      <Button variant="outline" size="small" data-command="close">
        {copy.close}
      </Button>
    </dialog>
  );
}

function Title({ id, text }: { id?: string; text: string }) {
  return (
    <p className={styles.title} id={id}>
      <Icon name="alert" />
      {text}
    </p>
  );
}
