import { organization } from '../../content.ts';
import styles from './Logo.module.css';
import { logo, type MarkImage, type MarkImages, symbol } from './marks.ts';

/** Letters that fit beside the symbol in one line of the header. */
const longestLine = 12;

interface LogoProps {
  href: string;
  label: string;
  /** `page` is light or dark as the reader prefers, `dark` always dark. */
  ground: 'page' | 'dark';
}

/** The logo of content/brand/, or without one the symbol and the brand's name. Links home. */
export function Logo({ href, label, ground }: LogoProps) {
  const { brand } = organization;
  if (logo)
    return (
      <a className={styles.logo} href={href}>
        <MarkPicture className={styles.drawing} mark={logo} ground={ground} alt={label} />
      </a>
    );
  return (
    <a className={styles.logo} href={href}>
      <span className="visually-hidden">{label}</span>
      {symbol && <MarkPicture className={styles.symbol} mark={symbol} ground={ground} alt="" />}
      <bdi className={styles.name} data-long={brand.length > longestLine || undefined} aria-hidden="true">
        {brand}
      </bdi>
    </a>
  );
}

interface MarkPictureProps extends Pick<LogoProps, 'ground'> {
  className: string | undefined;
  mark: MarkImages;
  alt: string;
}

/** The owner's own file: in an `img` it can neither run nor load anything. */
function MarkPicture({ className, mark: { onLight, onDark }, ground, alt }: MarkPictureProps) {
  if (onLight.src === onDark.src) return <MarkImg className={className} image={onLight} alt={alt} />;
  if (ground === 'page')
    return (
      <picture className={className}>
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={onDark.src}
          width={onDark.width}
          height={onDark.height}
        />
        <MarkImg image={onLight} alt={alt} />
      </picture>
    );
  return (
    <span className={className}>
      <MarkImg className="screen-only" image={onDark} alt={alt} />
      {/* Paper is light, and printing does not choose another source of a picture. */}
      <MarkImg className={styles.printed} image={onLight} alt={alt} loading="lazy" />
    </span>
  );
}

interface MarkImgProps {
  className?: string | undefined;
  image: MarkImage;
  alt: string;
  loading?: 'lazy';
}

function MarkImg({ className, image: { src, width, height }, alt, loading }: MarkImgProps) {
  return <img className={className} src={src} width={width} height={height} alt={alt} loading={loading} />;
}
