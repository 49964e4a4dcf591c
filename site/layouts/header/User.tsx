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
          <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>
        )}
      </span>
      <span className={styles.userName}>{name}</span>
    </span>
  );
}
