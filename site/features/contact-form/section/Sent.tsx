import { contactFormPath } from '#shared/contact/contact-message.ts';
import type { PublicReceipt } from '#shared/contact/on-demand.ts';
import type { ContactCopy } from '#shared/content/schemas/contact.ts';
import { pathIn } from '#shared/i18n/language.ts';
import { ButtonLink, Buttons } from '../../../components/Button.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { Section } from '../../../components/Section.tsx';
import { Receipt } from '../ui/Receipt.tsx';
import styles from './Sent.module.css';

interface SentProps {
  copy: ContactCopy;
  receipt: PublicReceipt;
  /** See `Receipt`. */
  nothingAdded?: boolean | undefined;
  language: string;
  timeZone: string;
  phone: string;
}

/** Confirms a message that was sent without JavaScript. */
export function Sent({ copy, receipt, nothingAdded, language, timeZone, phone }: SentProps) {
  const { reference, receivedAt, replyBy, replyTo } = receipt;
  const { sent } = copy.form;
  return (
    <>
      <PageHeader title={sent.title} />
      <Section close>
        <div className={`col-1-7 stack ${styles.text}`}>
          <Receipt
            copy={copy.form}
            receipt={{ reference, receivedAt: receivedAt.toISOString(), replyBy: replyBy.toISOString() }}
            {...{ language, timeZone, phone, replyTo, nothingAdded }}
            action={pathIn(language, contactFormPath)}
            answerable={replyTo !== undefined}
          />
          <Buttons>
            {copy.sentPage.next.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </Buttons>
        </div>
      </Section>
    </>
  );
}
