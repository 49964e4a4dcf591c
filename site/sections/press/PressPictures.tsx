import { fill } from '#content/fill.ts';
import type { PressCopy } from '#content/schema/press.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import { largestSize } from '../../components/picture/slots.ts';
import { DownloadEntry } from './DownloadEntry.tsx';
import styles from './Press.module.css';
import { pressPicturePath, pressPictures } from './press-pictures.ts';

/** The pictures to download, and what may be done with them. */
export function PressPictures({ copy }: { copy: PressCopy['pictures'] }) {
  return (
    <section className="section" data-surface="white" aria-labelledby="pictures-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="pictures-title">
          {copy.title}
        </h2>
        <p className="col-7-12 muted">{copy.text}</p>
        <ul className={styles.files}>
          {pressPictures.map(name => (
            <DownloadEntry
              key={name}
              name={copy.files[name]}
              links={[{ href: pressPicturePath(name), label: fill(copy.format, largestSize(name)) }]}
            >
              <Picture name={name} alt="" sizes="(width >= 40em) 23vw, 46vw" className={styles.picture} />
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
