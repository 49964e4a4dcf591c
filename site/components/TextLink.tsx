/** A link of the copy. `hrefLang` is the language of its page, if it differs from that of the link. */
export interface LinkProps {
  href: string;
  label?: string | undefined;
  hrefLang?: string | undefined;
}

/** A link within a text. */
export function TextLink({ label, className, ...address }: LinkProps & { className?: string | undefined }) {
  return (
    <a className={className} {...address}>
      {label}
    </a>
  );
}
