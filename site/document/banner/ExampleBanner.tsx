import { exampleFacts } from '#content/schema/examples.ts';
import type { Organization } from '#content/schema/organization.ts';
import styles from './ExampleBanner.module.css';

/** Whether pages must say that they show examples: the owner lets them go public, and there are some. */
export function showsExamples(organization: Organization): boolean {
  const isAllowed = (process.env['ALLOW_EXAMPLE_DATA'] ?? '').trim() !== '';
  return isAllowed && exampleFacts(organization).length > 0;
}

/** Says on top of a page that its contact details are examples. */
export function ExampleBanner({ text }: { text: string }) {
  return (
    <aside className={styles.banner} data-surface="clear">
      <p className="label">{text}</p>
    </aside>
  );
}
