import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Logo } from '../../components/Logo.tsx';
import { telephoneHref } from '../../components/Phone.tsx';
import type { Page } from '../../page.ts';
import styles from './Header.module.css';
import { menuId, PageLinks } from './Menu.tsx';
import { type HeaderUser, User } from './User.tsx';

/** Logo, links and the urgent call. Under 768 px the links move into the menu. */
export function Header({ page, user }: { page: Page; user?: HeaderUser }) {
  const { header: copy } = page.copy['every-page'];
  const { phone } = page.organization;
  return (
    <header className={styles.header} data-surface="paper">
      <div className={styles.bar}>
        <Logo page={page} background="page" />
        <nav className={styles.nav} aria-label={copy.navigationLabel}>
          <ul className={styles.links}>
            <PageLinks page={page} className={styles.link} />
          </ul>
        </nav>
        <div className={`screen-only ${styles.tools}`}>
          {user && <User {...user} />}
          <ButtonLink variant="urgent" size="small" className={styles.call} href={telephoneHref(phone)}>
            <Icon name="phone" />
            <span className={styles.callLabel}>
              {copy.callLabel}
              <span className="visually-hidden">{` ${copy.callName} `}</span>
            </span>
            <bdi className={styles.callNumber} dir="ltr">
              {phone}
            </bdi>
          </ButtonLink>
          <Button variant="outline" size="icon" className={styles.menuButton} popoverTarget={menuId}>
            <span className={styles.whenClosed}>
              <Icon name="menu" />
              <span className="visually-hidden">{copy.openMenu}</span>
            </span>
            <span className={styles.whenOpen}>
              <Icon name="close" />
              <span className="visually-hidden">{copy.closeMenu}</span>
            </span>
          </Button>
        </div>
      </div>
    </header>
  );
}
