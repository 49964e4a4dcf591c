import { fill } from '#shared/i18n/fill.ts';
import { addressOf, logo } from '../../brand/marks.ts';
import { MoreLink } from '../../components/Button.tsx';
import { FactList } from '../../components/FactList.tsx';
import { PhoneLink } from '../../components/Phone.tsx';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './Press.module.css';
import { pressPictureSize, pressPictures } from './press-pictures.tsx';

/** Text that may be printed unchanged, and the facts one by one. */
export function PressAbout({ page }: { page: Page }) {
  const { about, facts } = page.copy.press;
  const { solutions, operations } = page.copy.solutions;
  // The legal name is often the brand.
  const values = facts.rows.map(({ value }) => value);
  const rows = [
    ...facts.rows.filter(({ value }, index) => values.indexOf(value) === index),
    { label: facts.provided, value: <Titles entries={solutions} /> },
    { label: facts.operations, value: <Titles entries={operations.kinds} /> },
  ];
  return (
    <Section surface="white">
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
    </Section>
  );
}

function Titles({ entries }: { entries: readonly { title: string }[] }) {
  return entries.map(({ title }) => <div key={title}>{title}</div>);
}

/** The logo and the pictures to download, and what may be done with them. */
export function PressFiles({ page }: { page: Page }) {
  const copy = page.copy.press.files;
  return (
    <Section id="files" title={copy.title} text={copy.text}>
      <ul className={styles.pictures}>
        {pressPictures.map(name => (
          <li key={name}>
            <img src={`/press/${name}.svg`} {...pressPictureSize(name)} alt="" loading="lazy" />
            {copy.pictures[name]}
            <Downloads
              files={[
                { href: `/press/${name}.svg`, label: 'SVG' },
                { href: `/press/${name}.png`, label: fill(copy.format, pressPictureSize(name)) },
              ]}
            />
          </li>
        ))}
      </ul>
      <div className="col-1-6">
        <Downloads
          files={logoFiles().map(({ href, format }) => ({ href, label: fill(copy.logo, { format }) }))}
        />
      </div>
      <ul className="col-7-12 ruled">
        {copy.rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Section>
  );
}

function Downloads({ files }: { files: readonly { href: string; label: string }[] }) {
  return files.map(({ href, label }) => (
    <a key={href} className={styles.file} href={href} download>
      {label}
    </a>
  ));
}

/** The owner's file, and a large PNG drawn from it. */
function logoFiles(): { href: string; format: string }[] {
  if (!logo) return [];
  const href = addressOf(logo.onLight);
  const format = href.slice(href.lastIndexOf('.') + 1).toUpperCase();
  return [...(format === 'PNG' ? [] : [{ href, format }]), { href: '/press/logo.png', format: 'PNG' }];
}

/** Whom to ask: a person if organization.yaml names one. */
export function PressContact({ page }: { page: Page }) {
  const copy = page.copy.press.contact;
  const { phone, email, pressContact } = page.organization;
  return (
    <Section id="press-contact" title={copy.title} text={copy.text} beside surface="white">
      <FactList
        facts={[
          { label: copy.person, value: pressContact },
          { label: copy.phone, value: <PhoneLink phone={phone} /> },
          { label: copy.email, value: <a href={`mailto:${email}`}>{email}</a> },
          { label: copy.office, value: copy.hours },
        ]}
      />
    </Section>
  );
}
