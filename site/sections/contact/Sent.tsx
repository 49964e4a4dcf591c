import type { ContactCopy } from '#content/schema/contact.ts';
import type { MessageReceipt } from '#contract/page-services.ts';
import { ButtonLink, Buttons } from '../../components/button/Button.tsx';
import { SentText } from '../../islands/contact-form/SentText.tsx';
import styles from './Sent.module.css';

interface SentProps {
  copy: ContactCopy;
  receipt: MessageReceipt;
  language: string;
  timeZone: string;
  answerable: boolean;
}

/** Confirms a message that was sent without script. */
export function Sent({ copy, receipt, language, timeZone, answerable }: SentProps) {
  const { reference, receivedAt, replyBy } = receipt;
  return (
    <section className="section section--close" aria-label={copy.form.sent.title}>
      <div className="grid">
        <div className={`col-1-7 stack ${styles.text}`}>
          <SentText
            copy={copy.form.sent}
            receipt={{ reference, receivedAt: receivedAt.toISOString(), replyBy: replyBy.toISOString() }}
            language={language}
            timeZone={timeZone}
            answerable={answerable}
          />
          <Buttons>
            {copy.sentPage.next.map(({ label, href }, index) => (
              <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </Buttons>
        </div>
      </div>
    </section>
  );
}
