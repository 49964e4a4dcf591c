import { Fragment, type ReactNode } from 'react';
import { PhoneLink } from '../phone/Phone.tsx';

interface ContactTextProps {
  text: string;
  email: string;
  phone: string;
}

/** A paragraph in which every email address and phone number of the organization is a link. */
export function ContactText({ text, email, phone }: ContactTextProps) {
  const linkedEmail = weave([text], email, <a href={`mailto:${email}`}>{email}</a>);
  const linkedBoth = weave(linkedEmail, phone, <PhoneLink className="nowrap" phone={phone} />);
  // The pieces never change their order, so the index is a stable key.
  return linkedBoth.map((piece, place) => <Fragment key={`${place}`}>{piece}</Fragment>);
}

/** Puts `link` in place of `target` in every piece that is still plain text. */
function weave(pieces: readonly ReactNode[], target: string, link: ReactNode): ReactNode[] {
  return pieces.flatMap(piece =>
    typeof piece === 'string'
      ? piece.split(target).flatMap((part, index) => (index === 0 ? [part] : [link, part]))
      : [piece],
  );
}
