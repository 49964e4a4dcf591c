import { Fragment } from 'react';
import { PhoneLink } from '../../components/phone/Phone.tsx';

/** A text in which a press on the phone number dials it. */
export function TextWithPhone({ text, phone }: { text: string; phone: string }) {
  return text.split(phone).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <PhoneLink className="nowrap" phone={phone} />}
      {part}
    </Fragment>
  ));
}
