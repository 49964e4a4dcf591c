import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import type { LinkProps } from './TextLink.tsx';

/** `urgent` is only for the emergency call. */
type ButtonVariant = 'primary' | 'outline' | 'secondary' | 'urgent';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: 'small' | 'icon' | undefined;
  className?: string | undefined;
}

function classNames({ variant = 'primary', size, className }: Look): string {
  return ['screen-only', styles.button, styles[variant], size && styles[size], className]
    .filter(Boolean)
    .join(' ');
}

interface ButtonLinkProps extends Look, LinkProps {
  /** Runs in an island before the browser follows the link, in this tab or another. It may prevent that. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ href, label, onClick, children = label, ...look }: ButtonLinkProps) {
  return (
    <a
      className={classNames(look)}
      href={href}
      onClick={onClick}
      onAuxClick={event => event.button === 1 && onClick?.(event)}
    >
      {children}
    </a>
  );
}

/** A button: it does something here. */
export function Button(props: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { variant, size, className, ...attributes } = props;
  return <button type="button" {...attributes} className={classNames({ variant, size, className })} />;
}

/** Buttons side by side, stacked where there is no room. */
export function Buttons({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={[styles.buttons, className].filter(Boolean).join(' ')}>{children}</div>;
}

/** A text link with an arrow, on a line of its own. `about` tells apart links that have the same label. */
export function MoreLink({ label, about, ...address }: LinkProps & { about?: string }) {
  return (
    <a className={`screen-only ${styles.more}`} {...address}>
      <span className={styles.label}>
        {label}
        {about && <span className="visually-hidden"> ({about})</span>}
      </span>
      <span className={`nowrap ${styles.end}`} aria-hidden="true">
        <Icon name="arrow" />
      </span>
    </a>
  );
}

/** A tank that fills and empties: shows that work is in progress. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
