import styles from './ExampleBanner.module.css';

/** Says at the top of a page that its contact details are examples. */
export function ExampleBanner({ text }: { text: string }) {
  return (
    <aside className={styles.banner} data-surface="clear">
      <p className="label">{text}</p>
    </aside>
  );
}
