import { trapField } from '#contract/contact-message.ts';
import { trapId } from '../../browser/form-values.ts';
import styles from './ContactForm.module.css';

/**
 * The field that robots fill in: out of sight, out of reach of the keyboard and of screen readers, and unknown to
 * programs that fill in forms for people. Whoever meets it without styles is told to leave it empty.
 */
export function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={trapId}>{label}</label>
      <input id={trapId} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
