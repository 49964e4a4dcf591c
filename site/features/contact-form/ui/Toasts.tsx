import * as Toast from '@radix-ui/react-toast';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SharedCopy } from '#shared/content/schemas/shared.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { Phase } from './phase.ts';
import styles from './Toasts.module.css';

/** How long a success toast stays while it is neither hovered nor focused. */
const successDurationMs = 6_000;
/** The longest timer that browsers accept. */
const maxTimerMs = 2 ** 31 - 1;

/** A short message at the edge of the window: the outcome of a press. */
interface ToastItem {
  kind: Phase['kind'];
  text: string;
}

interface ToastsProps {
  toast: ToastItem | undefined;
  onClose(): void;
  copy: SharedCopy['toasts'];
  /** Says to screen readers what kind of text follows. */
  label: string;
  /** Above the text, and weightier. */
  children?: ReactNode;
}

/** Radix requires a label in each announcement: a word joiner, which is not read aloud. */
const unspoken = '\u2060';

/**
 * The outcome at the lower start corner of the window: announced at once, reachable with F8, closed by button, Escape
 * or a swipe. Mounted into the document's element `#toasts`.
 */
export function Toasts({ toast, onClose, copy, label, children }: ToastsProps) {
  const root = useToastRoot();
  const hidden = useHiddenTab();
  // The same text again is another toast, which is announced again.
  const [shown, setShown] = useState({ toast, id: 0 });
  if (shown.toast !== toast) setShown({ toast, id: shown.id + 1 });
  if (!root) return null;
  const isGood = toast?.kind === 'sent';
  // The summary of the problems has the focus and is read out.
  const isSilent = toast?.kind === 'refused';
  return (
    <Toast.Provider label={isSilent ? unspoken : label} swipeDirection={isRightToLeft() ? 'right' : 'left'}>
      {toast && (
        <Toast.Root
          key={shown.id}
          className={styles.toast}
          data-kind={toast.kind}
          type={isGood ? 'background' : 'foreground'}
          duration={isGood && !hidden ? successDurationMs : maxTimerMs}
          onOpenChange={open => open || onClose()}
        >
          <Icon name={isGood ? 'check' : 'alert'} />
          <Toast.Description
            className={styles.text}
            data-radix-toast-announce-exclude={isSilent ? '' : undefined}
          >
            {children && <span>{children}</span>}
            {children ? <p>{toast.text}</p> : <span>{toast.text}</span>}
          </Toast.Description>
          <Toast.Close className={styles.close} aria-label={copy.close}>
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      {createPortal(
        <Toast.Viewport className={`screen-only ${styles.viewport}`} label={copy.regionLabel} />,
        root,
      )}
    </Toast.Provider>
  );
}

/** Finds `#toasts`. Reports a document without it as an error, without breaking the form. */
function useToastRoot(): HTMLElement | undefined {
  const [root, setRoot] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.getElementById('toasts');
    if (element) return setRoot(element);
    queueMicrotask(() => {
      throw new Error('Missing root element #toasts');
    });
  }, []);
  return root;
}

/** A toast must not disappear while the tab is hidden. */
function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}

function isRightToLeft(): boolean {
  return document.documentElement.dir === 'rtl';
}
