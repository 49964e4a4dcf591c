import styles from './Header.module.css';

/** For integrations that know their user; the public site has no sign-in and passes none. */
export interface HeaderUser {
  name: string;
  /** Address of a picture; without one the first letter of the name is shown. */
  avatar?: string;
}

export function User({ name, avatar }: HeaderUser) {
  return (
    <span className={styles.user}>
      <span className={styles.avatar}>
        {avatar ? (
          <img src={avatar} alt="" width="36" height="36" />
        ) : (
          <span aria-hidden="true">{firstLetter(name)}</span>
        )}
      </span>
      <span className={styles.userName}>{name}</span>
    </span>
  );
}

/** The first grapheme: accents stay with their letter. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '';
}
