import { localizedPath } from '#content/language.ts';
import type { ClaimsCopy } from '#content/schema/claims.ts';
import { MoreLink } from '../../components/button/Button.tsx';
import styles from './FigureData.module.css';

/** The way to the figures as data. */
export function FigureData({ copy, language }: { copy: ClaimsCopy['data']; language: string }) {
  return (
    <div className={`screen-only ${styles.data}`}>
      <p>{copy.text}</p>
      <MoreLink href={localizedPath(language, '/claims/figures.json')}>{copy.json}</MoreLink>
      <MoreLink href={localizedPath(language, '/claims/figures.csv')}>{copy.csv}</MoreLink>
    </div>
  );
}
