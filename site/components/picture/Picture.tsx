import styles from './Picture.module.css';
import type { PictureName } from './pictures.ts';
import { pictureSource, pictureUrl } from './sources.ts';

interface PictureProps {
  name: PictureName;
  /** Alternative text. Empty where the text beside it says the same. */
  alt: string;
  /** Width of the picture in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** Replaces this picture on phones; has one width. */
  onPhones?: PictureName;
  /** First thing on the page: fetched with high priority. */
  first?: boolean;
  className?: string | undefined;
}

/** Narrower than the breakpoint of the menu, in the syntax that browsers before 2023 know too. */
const phones = '(max-width: 47.99em)';

/** A picture reserves its space before it loads; all but the first of a page load lazily. */
export function Picture({ name, alt, sizes, onPhones, first = false, className }: PictureProps) {
  const { avif, webp, fallback } = pictureSource(name);
  return (
    <div className={[styles.picture, className].filter(Boolean).join(' ')}>
      <picture>
        {onPhones && (
          <>
            <source media={phones} type="image/avif" srcSet={pictureUrl(onPhones, 'avif')} />
            <source media={phones} type="image/webp" srcSet={pictureUrl(onPhones, 'webp')} />
          </>
        )}
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={fallback.src}
          width={fallback.width}
          height={fallback.height}
          alt={alt}
          {...(first
            ? { fetchPriority: 'high' as const }
            : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
      </picture>
    </div>
  );
}
