import { localizedPath } from '#content/language.ts';
import type { ClaimsWords } from '#content/schema/claims.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import styles from './FigureData.module.css';

/** The way to the figures as data. */
export function FigureData({ words, language }: { words: ClaimsWords['data']; language: string }) {
  return (
    <div className={`screen-only ${styles.data}`}>
      <p>{words.text}</p>
      <MoreLink href={localizedPath(language, '/claims/figures.json')}>{words.json}</MoreLink>
      <MoreLink href={localizedPath(language, '/claims/figures.csv')}>{words.csv}</MoreLink>
    </div>
  );
}
