import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LanguageLinks } from '../../components/LanguageLinks.tsx';
import { PhoneNumber, telephoneHref } from '../../components/Phone.tsx';
import { LinkItems } from '../../components/TextLink.tsx';
import type { Page } from '../../page.ts';
import styles from './Menu.module.css';
import { type HeaderUser, User } from './User.tsx';

export const menuId = 'menu';

/** The links as a sheet below the header, under 768 px, with those for whoever needs or plans water. */
export function Menu({ page, user }: { page: Page; user?: HeaderUser }) {
  const { header: copy, urgent } = page.copy['every-page'];
  const { phone } = page.organization;
  return (
    <nav
      className={`screen-only ${styles.menu}`}
      id={menuId}
      popover="auto"
      data-surface="deep"
      aria-label={copy.navigationLabel}
    >
      <ul className={styles.list}>
        {copy.links.map(({ href, label }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={href === page.href ? 'page' : undefined}>
              {label}
              {href === page.href && <span className="level-mark" aria-hidden="true" />}
            </a>
          </li>
        ))}
      </ul>
      <ul className={`link-row ${styles.tools}`}>
        <LinkItems links={[urgent.link, ...copy.tools]} />
      </ul>
      <div className={styles.foot}>
        {user && <User {...user} />}
        <ButtonLink variant="urgent" href={telephoneHref(phone)}>
          <Icon name="phone" />
          <PhoneNumber phone={phone} />
        </ButtonLink>
        <p className="label">{copy.menuNote}</p>
        <LanguageLinks label={copy.languageLabel} versions={page.versions} />
      </div>
    </nav>
  );
}
