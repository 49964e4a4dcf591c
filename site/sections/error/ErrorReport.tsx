import type { ErrorCopy } from '#content/schema/error.ts';
import { ButtonLink, Buttons } from '../../components/button/Button.tsx';
import { UrgentCall } from '../../components/urgent-call/UrgentCall.tsx';
import styles from './ErrorReport.module.css';

interface ErrorReportProps {
  copy: ErrorCopy;
  phone: string;
}

/**
 * What happened, and the ways on. Built once and kept as a file, so that nothing can fail while it is shown: the
 * server only fills in status, text and request id, by the ids in this markup.
 */
export function ErrorReport({ copy, phone }: ErrorReportProps) {
  return (
    <section className={styles.fault} data-surface="paper" aria-labelledby="error-title">
      <div className={`grid ${styles.grid}`}>
        <h1 className="col-1-9" id="error-title">
          {copy.title}
        </h1>
        <div className={`col-1-7 ${styles.body}`}>
          <p className={styles.report}>
            <bdi>
              <strong id="error-status">{copy.status}</strong> <span id="error-text">{copy.text}</span>
            </bdi>
          </p>
          <p className="lead" id="error-ours">
            {copy.ours}
          </p>
          <p className="lead" id="error-theirs" hidden>
            {copy.theirs}
          </p>
          <p className={styles.request} id="error-request" hidden>
            {copy.request} <code id="error-request-id" />
          </p>
          <Buttons>
            {/* An empty address is the current one: it loads the page again without any script. */}
            <ButtonLink href="">{copy.tryAgain}</ButtonLink>
            <ButtonLink variant="outline" href={copy.home.href}>
              {copy.home.label}
            </ButtonLink>
          </Buttons>
          <UrgentCall copy={copy.call} phone={phone} />
        </div>
      </div>
    </section>
  );
}
