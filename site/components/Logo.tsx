import { pathIn } from '#shared/i18n/language.ts';
import type { Mark } from '../brand/brand-files.ts';
import { logo, symbol, urlOf } from '../brand/marks.ts';
import type { Page } from '../page.ts';
import styles from './Logo.module.css';

/** Letters that fit beside the symbol in one line of the header. */
const longestLine = 12;

interface LogoProps {
  page: Page;
  /** `page` follows light and dark mode, `dark` is always dark. */
  background: 'page' | 'dark';
}

/** The logo of content/brand/, or without one the symbol and the brand's name. Links home. */
export function Logo({ page, background }: LogoProps) {
  const { brand } = page.organization;
  return (
    <a className={styles.logo} href={pathIn(page.language, '/')}>
      {logo ? (
        <MarkPicture className={styles.drawing} mark={logo} background={background} alt={brand} />
      ) : (
        <>
          {symbol && <MarkPicture className={styles.symbol} mark={symbol} background={background} alt="" />}
          <bdi className={styles.name} data-long={brand.length > longestLine || undefined}>
            {brand}
          </bdi>
        </>
      )}
    </a>
  );
}

interface MarkPictureProps extends Pick<LogoProps, 'background'> {
  className: string | undefined;
  mark: Mark;
  alt: string;
}

/** The owner's own file: in an `img` it can neither run nor load anything. */
function MarkPicture({ className, mark: { onLight, onDark }, background, alt }: MarkPictureProps) {
  const [usual, other] = background === 'dark' ? [onDark, onLight] : [onLight, onDark];
  // Forced colors give a dark part the background of the page.
  const media =
    background === 'dark'
      ? '(forced-colors: active) and (prefers-color-scheme: light)'
      : '(prefers-color-scheme: dark)';
  return (
    <picture className={className}>
      <source media={media} srcSet={urlOf(other)} width={other.width} height={other.height} />
      <img src={urlOf(usual)} width={usual.width} height={usual.height} alt={alt} />
    </picture>
  );
}
