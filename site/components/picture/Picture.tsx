import styles from './Picture.module.css';
import { type PictureName, pictureSources } from './sources.ts';

interface PictureProps {
  name: PictureName;
  /** What it shows, in words. Empty where the text beside it says the same. */
  alt: string;
  /** Width of the picture in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** First thing on the page: fetched at once, before everything else. */
  first?: boolean;
  className?: string | undefined;
}

/** A picture keeps its room before it arrives; all but the first of a page load when they come near. */
export function Picture({ name, alt, sizes, first = false, className }: PictureProps) {
  const source = pictureSources[name];
  return (
    <div className={[styles.picture, className].filter(Boolean).join(' ')}>
      <img
        src={source.src}
        sizes={sizes}
        width={source.width}
        height={source.height}
        alt={alt}
        {...(first
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </div>
  );
}
