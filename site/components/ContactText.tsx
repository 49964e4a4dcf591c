import { Interpolate } from './Interpolate.tsx';
import { PhoneLink } from './Phone.tsx';

interface ContactTextProps {
  text: string;
  phone: string;
  email?: string;
}

/** A paragraph in which the organization's phone number, and its email address if given, are links. */
export function ContactText({ text, phone, email }: ContactTextProps) {
  const template = text.replaceAll(phone, '{phone}');
  return (
    <Interpolate
      text={email ? template.replaceAll(email, '{email}') : template}
      values={{
        phone: <PhoneLink phone={phone} />,
        email: <a href={`mailto:${email}`}>{email}</a>,
      }}
    />
  );
}
