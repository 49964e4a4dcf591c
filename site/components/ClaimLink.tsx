import type { ClaimId } from '#shared/content/schemas/ids.ts';
import type { Link } from '#shared/content/schemas/text.ts';
import { MoreLink } from './Button.tsx';

interface ClaimLinkProps {
  /** To the page of claims. */
  link: Link;
  id: ClaimId;
  /** The claim itself: tells apart links that have the same label. */
  name: string;
}

/** Leads from a claim on any page to its item on the page of claims. */
export function ClaimLink({ link: { label, href }, id, name }: ClaimLinkProps) {
  return (
    <MoreLink href={`${href}#${id}`}>
      {label}
      <span className="visually-hidden"> ({name})</span>
    </MoreLink>
  );
}
