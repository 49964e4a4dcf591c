import { errorTokens } from '#shared/build-files.ts';
import { ButtonLink, Buttons } from '../../components/Button.tsx';
import { Section } from '../../components/Section.tsx';
import { UrgentCall } from '../../components/UrgentCall.tsx';
import { Repair } from '../../drawings/scenes/error-pages/Repair.tsx';
import type { Page } from '../../page.ts';
import styles from './ErrorReport.module.css';

/**
 * Explains the error and the ways on. Built like any page, so that nothing can fail while it is shown: the
 * server only replaces the tokens. The status says which of the two texts is shown.
 */
export function ErrorReport({ page }: { page: Page }) {
  const copy = page.copy.error;
  return (
    <Section id="error" surface="paper" className={styles.error}>
      <h1 className="col-1-8" id="error-title">
        {copy.title}
      </h1>
      <div className={`col-1-7 stack ${styles.body}`} data-status={errorTokens.status}>
        <p className={styles.report}>
          <bdi>
            <strong>{errorTokens.status}</strong> {errorTokens.text}
          </bdi>
        </p>
        <p className={`lead ${styles.ours}`}>{copy.ours}</p>
        <p className={`lead ${styles.theirs}`}>{copy.theirs}</p>
        <p>
          {copy.request} <code>{errorTokens.requestId}</code>
        </p>
        <Buttons>
          {/* An empty address is the current one: it loads the page again without any script. */}
          <ButtonLink href="">{copy.tryAgain}</ButtonLink>
          <ButtonLink {...copy.home} variant="outline" />
        </Buttons>
        <UrgentCall copy={copy.call} contacts={page.organization} />
      </div>
      <div className="col-8-12 low-drawing">
        <Repair />
      </div>
    </Section>
  );
}
