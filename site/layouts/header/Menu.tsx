import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LanguageLinks } from '../../components/LanguageLinks.tsx';
import { PhoneNumber, telephoneHref } from '../../components/Phone.tsx';
import { LinkItems } from '../../components/TextLink.tsx';
import type { Page } from '../../page.ts';
import styles from './Menu.module.css';
import { type HeaderUser, User } from './User.tsx';

export const menuId = 'menu';

/** Under 768 px, the header's links on a sheet below it, with those for people who need or plan water. */
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
        <PageLinks page={page} className={styles.link} />
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

/** The links of header and menu, of which the current page's carries the level mark. */
export function PageLinks({ page, className }: { page: Page; className: string | undefined }) {
  return page.copy['every-page'].header.links.map(({ href, label }) => (
    <li key={href}>
      <a className={className} href={href} aria-current={href === page.href ? 'page' : undefined}>
        {label}
        {href === page.href && <span className="level-mark" aria-hidden="true" />}
      </a>
    </li>
  ));
}
