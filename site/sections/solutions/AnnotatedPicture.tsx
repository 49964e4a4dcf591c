import { Picture } from '../../components/picture/Picture.tsx';
import styles from './AnnotatedPicture.module.css';

/** Pictures with numbered parts. The style sheet places each number. */
const drawings = {
  unit: 'solution-purification',
  train: 'solution-train',
} as const;

interface AnnotatedPictureProps {
  drawing: keyof typeof drawings;
  alt: string;
  /** Names of the parts, in the order of their numbers. */
  parts: readonly string[];
  sizes: string;
}

/** Numbers on the picture, names in the key: without text, a picture suits every language. */
export function AnnotatedPicture({ drawing, alt, parts, sizes }: AnnotatedPictureProps) {
  return (
    <figure className={styles.figure}>
      <div className={`${styles.frame} ${styles[drawing]}`}>
        <Picture className={styles.picture} name={drawings[drawing]} alt={alt} sizes={sizes} />
        <div className={styles.marks} aria-hidden="true">
          {parts.map(part => (
            <span key={part} className={styles.mark} />
          ))}
        </div>
      </div>
      <figcaption className={drawing === 'train' ? `grid ${styles.above}` : undefined}>
        <ol className={`label ${styles.key}`}>
          {parts.map(part => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
