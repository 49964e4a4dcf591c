export interface LinkProps {
  href: string;
  label?: string | undefined;
}

export function LinkItems({ links }: { links: readonly LinkProps[] }) {
  return links.map(link => (
    <li key={link.href}>
      <TextLink {...link} />
    </li>
  ));
}

export function TextLink({ label, className, ...address }: LinkProps & { className?: string | undefined }) {
  return (
    <a className={className} {...address}>
      {label}
    </a>
  );
}
