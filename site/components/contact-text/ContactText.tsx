import { Fragment, type ReactNode } from 'react';
import { PhoneLink } from '../phone/Phone.tsx';

interface ContactTextProps {
  text: string;
  phone: string;
  email?: string;
}

/** A paragraph in which the organization's phone number, and its email address if given, are links. */
export function ContactText({ text, phone, email }: ContactTextProps) {
  const linkedPhone = weave([text], phone, <PhoneLink className="nowrap" phone={phone} />);
  const pieces = email ? weave(linkedPhone, email, <a href={`mailto:${email}`}>{email}</a>) : linkedPhone;
  // The pieces never change their order, so the index is a stable key.
  return pieces.map((piece, place) => <Fragment key={`${place}`}>{piece}</Fragment>);
}

/** Replaces `target` with `link` in every piece that is still plain text. */
function weave(pieces: readonly ReactNode[], target: string, link: ReactNode): ReactNode[] {
  return pieces.flatMap(piece =>
    typeof piece === 'string'
      ? piece.split(target).flatMap((part, index) => (index === 0 ? [part] : [link, part]))
      : [piece],
  );
}
