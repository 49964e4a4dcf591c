import type { PlayerCopy } from '#shared/content/schemas/player.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Interpolate } from '../../../components/Interpolate.tsx';
import styles from './PlayerAlerts.module.css';

interface AlertProps {
  copy: PlayerCopy['error'];
}

/** Says why the buttons are disabled, and takes the focus of a disabled one. */
export function LoadAlert({ copy }: AlertProps) {
  return (
    <div className={styles.alert} role="alert" tabIndex={-1} data-surface="white" data-part="failure" hidden>
      <Title text={copy.title} />
      <p>{copy.load}</p>
    </div>
  );
}

/** Says that the browser refused to play. */
export function RefusalAlert({ copy }: AlertProps) {
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
      <form method="dialog">
        <Button type="submit" variant="outline" size="small">
          {copy.close}
        </Button>
      </form>
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
