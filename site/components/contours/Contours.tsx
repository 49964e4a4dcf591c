import styles from './Contours.module.css';

/** Lines of equal depth, a quiet ground. Never behind running text; `className` says where it lies. */
export function Contours({ className }: { className?: string | undefined }) {
  return (
    <div className={['contours', styles.contours, className].filter(Boolean).join(' ')} aria-hidden="true" />
  );
}
