import type { ClaimId } from '#shared/content/schemas/rests-on.ts';
import { localizedPath } from '../content.ts';
import { MoreLink } from './Button.tsx';

interface ClaimLinkProps {
  id: ClaimId;
  /** The claim itself: tells apart links that have the same label. */
  name: string;
  label: string;
  language: string;
}

/** Leads from a claim on any page to its entry on the page of claims. */
export function ClaimLink({ id, name, label, language }: ClaimLinkProps) {
  return (
    <MoreLink href={localizedPath(language, `/claims#${id}`)}>
      {label}
      <span className="visually-hidden">: {name}</span>
    </MoreLink>
  );
}
