import * as Toast from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EveryPageCopy } from '#shared/content/schemas/every-page.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { Phase } from '../model/form-state.ts';
import styles from './Toasts.module.css';

/** How long a success toast stays while it is neither hovered nor focused and the window is in use. */
const successDurationMs = 6_000;

interface ToastsProps {
  toast: Extract<Phase, { text: string }> | undefined;
  onClose(): void;
  copy: EveryPageCopy['toasts'];
  /** Says to screen readers what kind of text follows. */
  label: string;
}

/**
 * The outcome at the lower start corner of the window, on a phone below the header: announced at once,
 * reachable with F8, closed by button, Escape or a swipe. Mounted into the document's element `#toasts`.
 */
export function Toasts({ toast, onClose, copy, label }: ToastsProps) {
  const root = useToastRoot();
  if (!root) return null;
  const isGood = toast?.kind === 'sent';
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return (
    <Toast.Provider label={label} swipeDirection={isRightToLeft ? 'right' : 'left'}>
      {toast && (
        <Toast.Root
          // Another text is another toast, and is announced again.
          key={toast.text}
          className={styles.toast}
          data-kind={toast.kind}
          type={isGood ? 'background' : 'foreground'}
          duration={isGood && !document.hidden ? successDurationMs : Number.POSITIVE_INFINITY}
          onOpenChange={open => open || onClose()}
        >
          <Icon name={isGood ? 'check' : 'alert'} />
          <Toast.Description className={styles.text}>{toast.text}</Toast.Description>
          <Toast.Close className={`square ${styles.close}`} aria-label={copy.close}>
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
function useToastRoot(): HTMLElement | null {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.getElementById('toasts');
    if (!element) reportError(new Error('Missing root element #toasts'));
    setRoot(element);
  }, []);
  return root;
}
