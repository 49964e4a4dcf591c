/** A link of the copy. */
export interface LinkProps {
  href: string;
  label?: string | undefined;
}

export function TextLink({ label, className, ...address }: LinkProps & { className?: string | undefined }) {
  return (
    <a className={className} {...address}>
      {label}
    </a>
  );
}
