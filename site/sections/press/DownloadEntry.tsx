import type { ReactNode } from 'react';
import styles from './Press.module.css';

interface DownloadEntryProps {
  name: string;
  links: readonly { href: string; label: string }[];
  /** The file as a picture. */
  children: ReactNode;
}

/** A file to download, in one or more formats. The name tells equal links apart. */
export function DownloadEntry({ name, links, children }: DownloadEntryProps) {
  return (
    <li>
      {children}
      <p>{name}</p>
      <p className={styles.links}>
        {links.map(({ href, label }) => (
          <a key={href} href={href} download>
            {label}
            <span className="visually-hidden"> ({name})</span>
          </a>
        ))}
      </p>
    </li>
  );
}
