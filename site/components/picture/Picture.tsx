import styles from './Picture.module.css';
import type { PictureName } from './slots.ts';
import { pictureSource } from './sources.ts';

interface PictureProps {
  name: PictureName;
  /** Alternative text. Empty where the text beside it says the same. */
  alt: string;
  /** Width of the picture in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** First thing on the page: fetched with high priority. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture reserves its space before it loads; all but the first of a page load lazily. */
export function Picture({ name, alt, sizes, first = false, className }: PictureProps) {
  const { avif, webp, fallback } = pictureSource(name);
  return (
    <div className={[styles.picture, className].filter(Boolean).join(' ')}>
      <picture>
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
