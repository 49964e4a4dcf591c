import type { Organization } from '#shared/content/schemas/organization.ts';
import type { PressCopy } from '#shared/content/schemas/press.ts';
import type { SolutionsCopy } from '#shared/content/schemas/solutions.ts';
import { fill } from '#shared/i18n/fill.ts';
import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { logo } from '../../components/logo/files.ts';
import { PhoneLink } from '../../components/Phone.tsx';
import { largestSize } from '../../components/picture/pictures.ts';
import styles from './Press.module.css';
import { logoFormats, pressPictures } from './press-files.ts';

interface PressAboutProps extends Pick<PressCopy, 'about' | 'facts'> {
  solutions: SolutionsCopy;
}

/** Text that may be printed unchanged, and the facts one by one. */
export function PressAbout({ about, facts, solutions }: PressAboutProps) {
  // The legal name is often the brand.
  const values = facts.rows.map(({ value }) => value);
  const rows = [
    ...facts.rows.filter(({ value }, index) => values.indexOf(value) === index),
    { label: facts.provided, value: <Titles entries={solutions.solutions} /> },
    { label: facts.operations, value: <Titles entries={solutions.operations.kinds} /> },
  ];
  return (
    <div className="section section--close" data-surface="paper">
      <div className={`grid ${styles.body}`}>
        <section className="col-1-6 stack" aria-labelledby="about-title">
          <h2 id="about-title">{about.title}</h2>
          {about.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section className="col-7-12 stack" aria-labelledby="facts-title">
          <h2 id="facts-title">{facts.title}</h2>
          <FactList facts={rows} />
          <MoreLink {...facts.figures} />
        </section>
      </div>
    </div>
  );
}

function Titles({ entries }: { entries: readonly { title: string }[] }) {
  return entries.map(({ title }) => <div key={title}>{title}</div>);
}

/** The logo and the pictures to download, and what may be done with them. */
export function PressFiles({ copy }: { copy: PressCopy['files'] }) {
  const files = [
    ...(logo ? logoFormats.map(format => [`/press/logo.${format}`, copy.logo[format]] as const) : []),
    ...pressPictures.map(name => {
      const format = fill(copy.format, largestSize(name));
      return [`/press/${name}.jpg`, `${copy.pictures[name]} (${format})`] as const;
    }),
  ];
  return (
    <section className="section" data-surface="white" aria-labelledby="files-title">
      <div className={`grid ${styles.body}`}>
        <div className="col-1-5 stack">
          <h2 id="files-title">{copy.title}</h2>
          <p className="muted">{copy.text}</p>
          <ul className={styles.files}>
            {files.map(([href, label]) => (
              <li key={href}>
                <a href={href} download>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <ul className={`col-7-12 ${styles.rules}`}>
          {copy.rules.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PressContactProps {
  copy: PressCopy['contact'];
  organization: Pick<Organization, 'phone' | 'email' | 'pressContact'>;
}

/** Whom to ask: a person if organization.yaml names one. */
export function PressContact({ copy, organization: { phone, email, pressContact } }: PressContactProps) {
  return (
    <section className="section" data-surface="paper" aria-labelledby="press-contact-title">
      <div className={`grid ${styles.body}`}>
        <div className="col-1-5 stack">
          <h2 id="press-contact-title">{copy.title}</h2>
          <p className="muted">{copy.text}</p>
        </div>
        <div className="col-7-12">
          <FactList
            facts={[
              { label: copy.person, value: pressContact },
              { label: copy.phone, value: <PhoneLink phone={phone} /> },
              { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
              { label: copy.office, value: copy.hours },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
