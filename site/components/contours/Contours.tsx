import styles from './Contours.module.css';

/** Lines of equal depth as a quiet background. Never behind running text; `className` places it. */
export function Contours({ className }: { className?: string | undefined }) {
  return (
    <div className={['contours', styles.contours, className].filter(Boolean).join(' ')} aria-hidden="true" />
  );
}
