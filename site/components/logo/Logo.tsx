import type { Drawing } from '#content/brand.ts';
import { organization } from '../../content.ts';
import { logo, symbol } from './files.ts';
import styles from './Logo.module.css';

/** Letters that fit beside the symbol in one line of the header. */
const longestLine = 12;

/** The logo of content/brand/, or without one the symbol and the brand's name. Links home. */
export function Logo({ href, label }: { href: string; label: string }) {
  const { brand } = organization;
  return (
    <a className={styles.logo} href={href}>
      <span className="visually-hidden">{label}</span>
      {logo ? (
        <Artwork className={styles.drawing} drawing={logo} />
      ) : (
        <>
          {symbol && <Artwork className={styles.symbol} drawing={symbol} />}
          <bdi className={styles.name} data-long={brand.length > longestLine || undefined} aria-hidden="true">
            {brand}
          </bdi>
        </>
      )}
    </a>
  );
}

/** A file of the site itself, checked by content/brand.ts. */
function Artwork({ className, drawing }: { className: string | undefined; drawing: Drawing }) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing.svg }} />;
}
