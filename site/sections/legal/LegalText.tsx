import type { Copy } from '#shared/content/parse.ts';
import { ContactText } from '../../components/ContactText.tsx';
import { DatedText } from '../../components/FormattedDate.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './LegalText.module.css';

/** The short version first, then numbered sections beside a list of contents that stays in view. */
export function LegalText({ page, copy }: { page: Page; copy: Copy['privacy-policy'] }) {
  const { organization, language } = page;
  return (
    <>
      <PageHeader title={copy.title} surface="white">
        <div className="col-1-7 stack">
          {copy.lead && <p className="lead">{copy.lead}</p>}
          <p className="muted">
            <DatedText copy={copy.updated} date={organization.policyUpdated} language={language} />
          </p>
        </div>
      </PageHeader>
      <Section surface="white" flush>
        <nav className={`col-1-4 stays quiet-links ${styles.contents}`} aria-label={copy.contentsLabel}>
          <ol className={styles.list}>
            {copy.sections.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="label">{index + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="col-6-12">
          {copy.sections.map(({ id, title, paragraphs, items }, index) => (
            <section className={`stack ${styles.part}`} id={id} key={id}>
              <h2 className="title-3">
                <span className={`${styles.number} reading`}>{index + 1}</span> {title}
              </h2>
              {paragraphs.map(paragraph => (
                <p key={paragraph}>
                  <ContactText text={paragraph} email={organization.email} phone={organization.phone} />
                </p>
              ))}
              {items.length > 0 && (
                <ul>
                  {items.map(item => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
