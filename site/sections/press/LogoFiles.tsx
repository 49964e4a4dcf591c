import type { PressCopy } from '#content/schema/press.ts';
import { logoDownloads, logoPath } from '../../components/logo/files.ts';
import { DownloadEntry } from './DownloadEntry.tsx';
import styles from './Press.module.css';

/** The logo files to download, each on the background that it is made for. */
export function LogoFiles({ copy }: { copy: PressCopy['logos'] }) {
  if (logoDownloads.length === 0) return null;
  return (
    <section className="section" data-surface="paper" aria-labelledby="logos-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="logos-title">
          {copy.title}
        </h2>
        <p className="col-7-12 muted">{copy.text}</p>
        <ul className={styles.files}>
          {logoDownloads.map(({ name, drawing }) => (
            <DownloadEntry
              key={name}
              name={copy.files[name]}
              links={(['svg', 'png'] as const).map(format => ({
                href: logoPath(name, format),
                label: copy.formats[format],
              }))}
            >
              <div className={styles.ground} data-surface={name === 'logo-on-dark' ? 'deep' : 'white'}>
                <img
                  src={logoPath(name, 'svg')}
                  width={Math.round((32 * drawing.width) / drawing.height)}
                  height={32}
                  alt={copy.files[name]}
                  loading="lazy"
                />
              </div>
            </DownloadEntry>
          ))}
        </ul>
        <ul className={`col-7-12 ${styles.rules}`}>
          {copy.rules.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
