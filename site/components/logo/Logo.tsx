import { type Drawing, withIdPrefix } from '#shared/content/brand.ts';
import { organization } from '../../content.ts';
import { logo, symbol } from './files.ts';
import styles from './Logo.module.css';

/** Letters that fit beside the symbol in one line of the header. */
const longestLine = 12;

interface LogoProps {
  href: string;
  label: string;
  /** Where on the page. Each logo has a different place. */
  place: 'header' | 'footer' | 'main';
}

/** The logo of content/brand/, or without one the symbol and the brand's name. Links home. */
export function Logo({ href, label, place }: LogoProps) {
  const { brand } = organization;
  return (
    <a className={styles.logo} href={href}>
      <span className="visually-hidden">{label}</span>
      {logo ? (
        <Artwork className={styles.drawing} drawing={logo} place={place} />
      ) : (
        <>
          {symbol && <Artwork className={styles.symbol} drawing={symbol} place={place} />}
          <bdi className={styles.name} data-long={brand.length > longestLine || undefined} aria-hidden="true">
            {brand}
          </bdi>
        </>
      )}
    </a>
  );
}

interface ArtworkProps extends Pick<LogoProps, 'place'> {
  className: string | undefined;
  drawing: Drawing;
}

/** A drawing from content/brand/, which shared/content/brand.ts has checked. */
function Artwork({ className, drawing, place }: ArtworkProps) {
  const html = withIdPrefix(drawing.svg, place);
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
