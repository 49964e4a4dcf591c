import { fill } from '#shared/i18n/fill.ts';
import { logo, urlOf } from '../../brand/marks.ts';
import { Section } from '../../components/Section.tsx';
import type { Page } from '../../page.ts';
import styles from './PressFiles.module.css';
import { pressPictureSizes, pressPictures } from './press-pictures.ts';

/** The logo and the pictures to download, and what may be done with them. */
export function PressFiles({ page }: { page: Page }) {
  const copy = page.copy.press.files;
  return (
    <Section id="files" title={copy.title} text={copy.text} className="tall-links">
      <ul className={styles.pictures}>
        {pressPictures.map(name => (
          <li key={name} className={styles.picture}>
            <img src={`/press/${name}.svg`} {...pressPictureSizes[name]} alt="" loading="lazy" />
            <div>
              <p>{copy.pictures[name]}</p>
              <Downloads
                files={[
                  { href: `/press/${name}.svg`, label: 'SVG' },
                  { href: `/press/${name}.png`, label: fill(copy.format, pressPictureSizes[name]) },
                ]}
              />
            </div>
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
  const href = urlOf(logo.onLight);
  const format = href.slice(href.lastIndexOf('.') + 1).toUpperCase();
  return [...(format === 'PNG' ? [] : [{ href, format }]), { href: '/press/logo.png', format: 'PNG' }];
}
