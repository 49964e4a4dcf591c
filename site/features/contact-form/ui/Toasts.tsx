import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { EveryPageCopy } from '#shared/content/schemas/every-page.ts';
import { Icon } from '../../../components/Icon.tsx';
import type { Phase } from '../model/form-state.ts';
import styles from './Toasts.module.css';

/** How long a success toast stays while it is neither hovered nor focused and the window is in use. */
const successDurationMs = 6_000;

interface ToastsProps {
  phase: Phase;
  /** Nothing while idle or sending. */
  text: string | undefined;
  copy: EveryPageCopy['toasts'];
  /** Says to screen readers what kind of text follows. */
  label: string;
}

/**
 * The outcome at the lower start corner of the window, on a phone below the header: announced at once,
 * reachable with F8, closed by button, Escape or a swipe. Mounted into the document's element `#toasts`, so
 * only in the browser.
 */
export function Toasts({ phase, text, copy, label }: ToastsProps) {
  const [root] = useState(toastRoot);
  // Each outcome is a new object: a closed toast comes back even if the next one says the same.
  const [closed, setClosed] = useState<Phase>();
  if (!root) return null;
  const isSuccess = phase.kind === 'sent';
  const isRightToLeft = document.documentElement.dir === 'rtl';
  return (
    <Toast.Provider label={label} swipeDirection={isRightToLeft ? 'right' : 'left'}>
      {text && phase !== closed && (
        <Toast.Root
          // Another text is another toast, and is announced again.
          key={text}
          className={styles.toast}
          data-kind={phase.kind}
          type={isSuccess ? 'background' : 'foreground'}
          duration={isSuccess && !document.hidden ? successDurationMs : Number.POSITIVE_INFINITY}
          onOpenChange={open => open || setClosed(phase)}
        >
          <Icon name={isSuccess ? 'check' : 'alert'} />
          <Toast.Description className={styles.text}>{text}</Toast.Description>
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

/** Reports a document without `#toasts` as an error, without breaking the form. */
function toastRoot(): HTMLElement | null {
  const element = document.getElementById('toasts');
  if (!element) reportError(new Error('Missing root element #toasts'));
  return element;
}
