/** `+1 (212) 555-0100` as a telephone dials it: `tel:+12125550100`. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A telephone number reads left to right in every script, on one line. */
export function PhoneNumber({ phone }: { phone: string }) {
  return (
    <bdi className="nowrap" dir="ltr">
      {phone}
    </bdi>
  );
}

export function PhoneLink({ phone, className }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={telephoneHref(phone)}>
      <PhoneNumber phone={phone} />
    </a>
  );
}
