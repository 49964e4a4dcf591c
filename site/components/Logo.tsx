import { pathIn } from '#shared/i18n/language.ts';
import type { Mark } from '../brand/brand-files.ts';
import { logo, symbol, urlOf } from '../brand/marks.ts';
import type { Page } from '../page.ts';
import styles from './Logo.module.css';

/** Letters that fit beside the symbol in one line of the header. */
const longestLine = 12;

interface LogoProps {
  page: Page;
  /** `page` is light or dark as the reader prefers, `dark` always dark. */
  ground: 'page' | 'dark';
}

/** The logo of content/brand/, or without one the symbol and the brand's name. Links home. */
export function Logo({ page, ground }: LogoProps) {
  const { brand } = page.organization;
  return (
    <a className={styles.logo} href={pathIn(page.language, '/')}>
      {logo ? (
        <MarkPicture className={styles.drawing} mark={logo} ground={ground} alt={brand} />
      ) : (
        <>
          {symbol && <MarkPicture className={styles.symbol} mark={symbol} ground={ground} alt="" />}
          <bdi className={styles.name} data-long={brand.length > longestLine || undefined}>
            {brand}
          </bdi>
        </>
      )}
    </a>
  );
}

interface MarkPictureProps extends Pick<LogoProps, 'ground'> {
  className: string | undefined;
  mark: Mark;
  alt: string;
}

/** The owner's own file: in an `img` it can neither run nor load anything. */
function MarkPicture({ className, mark: { onLight, onDark }, ground, alt }: MarkPictureProps) {
  const [usual, other] = ground === 'dark' ? [onDark, onLight] : [onLight, onDark];
  // Forced colors give a dark part the ground of the page.
  const media =
    ground === 'dark'
      ? '(forced-colors: active) and (prefers-color-scheme: light)'
      : '(prefers-color-scheme: dark)';
  return (
    <picture className={className}>
      <source media={media} srcSet={urlOf(other)} width={other.width} height={other.height} />
      <img src={urlOf(usual)} width={usual.width} height={usual.height} alt={alt} />
    </picture>
  );
}
