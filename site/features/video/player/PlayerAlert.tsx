import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { PlayerCopy } from '#shared/content/schemas/player.ts';
import { fill } from '#shared/i18n/fill.ts';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import styles from './PlayerAlert.module.css';

interface LoadAlertProps {
  id: string;
  copy: PlayerCopy['error'];
  /** Reloads the video. Left out where the video is decoration. */
  onRetry?: () => void;
}

/** Says that the video failed to load and why the buttons are disabled; takes the focus of a disabled button. */
export function LoadAlert({ id, copy, onRetry }: LoadAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const group = alert.current?.closest('[role="group"]');
    if (group?.contains(document.activeElement)) alert.current?.focus();
  }, []);
  return (
    <div ref={alert} className={styles.alert} role="alert" tabIndex={-1} data-surface="white">
      <p className={styles.title}>
        <Icon name="alert" />
        {copy.title}
      </p>
      <p id={id}>{copy.load}</p>
      <p className="visually-hidden">{copy.comfort}</p>
      {onRetry && (
        <Button variant="outline" size="small" onClick={onRetry}>
          {copy.retry}
        </Button>
      )}
    </div>
  );
}

interface RefusalAlertProps {
  reason: string;
  copy: PlayerCopy['error'];
  onClose: () => void;
}

/** Says that the browser refused to play. Takes the focus and returns it; Escape closes it. */
export function RefusalAlert({ reason, copy, onClose }: RefusalAlertProps) {
  const title = useId();
  const message = useId();
  const alert = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const dialog = alert.current;
    const before = document.activeElement;
    dialog?.querySelector('button')?.focus();
    return () => {
      // A visitor who has moved on keeps the focus.
      const inside = dialog?.contains(document.activeElement);
      if (inside && before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <div
      ref={alert}
      className={styles.alert}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={message}
      data-surface="white"
    >
      <p className={styles.title} id={title}>
        <Icon name="alert" />
        {copy.title}
      </p>
      <p id={message}>{fill(copy.play, { reason })}</p>
      <Button variant="outline" size="small" onClick={onClose}>
        {copy.close}
      </Button>
    </div>
  );
}
