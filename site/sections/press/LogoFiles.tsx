import type { PressWords } from '#content/schema/about.ts';
import { logoNames, logoPath } from '../../components/logo/files.ts';
import styles from './LogoFiles.module.css';

/** The logo on the ground that each file is made for, to take along as drawing or as picture. */
export function LogoFiles({ words }: { words: PressWords['logos'] }) {
  return (
    <section className="section" data-surface="paper" aria-labelledby="logos-title">
      <div className={`grid ${styles.body}`}>
        <h2 className="col-1-5" id="logos-title">
          {words.title}
        </h2>
        <p className="col-7-12 muted">{words.text}</p>
        <ul className={styles.files}>
          {logoNames.map(name => (
            <li key={name}>
              <div className={styles.ground} data-surface={name === 'logo-on-dark' ? 'deep' : 'white'}>
                <img
                  src={logoPath(name, 'svg')}
                  width={name === 'symbol' ? 32 : 182}
                  height={32}
                  alt={words.files[name]}
                  loading="lazy"
                />
              </div>
              <p>{words.files[name]}</p>
              <p className={styles.links}>
                {(['svg', 'png'] as const).map(format => (
                  <a key={format} href={logoPath(name, format)} download>
                    {words.formats[format]}
                    <span className="visually-hidden">: {words.files[name]}</span>
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
        <ul className={`col-7-12 ${styles.rules}`}>
          {words.rules.map(rule => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
