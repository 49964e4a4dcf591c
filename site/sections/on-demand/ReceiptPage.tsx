import type { ContactCopy } from '#shared/content/schemas/contact.ts';
import type { ShownReceipt } from '#shared/on-demand/shown-page.ts';
import { ButtonLink, Buttons } from '../../components/Button.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Section } from '../../components/Section.tsx';
import { OnItsWay } from '../../drawings/scenes/receipt/OnItsWay.tsx';
import { Receipt, receiptTitle } from '../../features/contact-form/ui/Receipt.tsx';
import type { SharedFormProps } from '../../features/contact-form/ui/shared-props.ts';

interface ReceiptPageProps extends ShownReceipt, Omit<SharedFormProps, 'copy'> {
  copy: ContactCopy;
}

/** Confirms a message that the browser posted. */
export function ReceiptPage({ copy, ...props }: ReceiptPageProps) {
  const { sent, toasts } = copy.form;
  return (
    <>
      <PageHeader title={receiptTitle(copy.form, props.replyTo)} />
      <Section flush>
        <div className="col-1-7 stack lead">
          <p role="status">{props.addition === 'added' ? `${toasts.sent} ${sent.added}` : toasts.sent}</p>
          <Receipt {...props} copy={copy.form} />
          <Buttons>
            {copy.receiptPage.next.map((link, index) => (
              <ButtonLink key={link.href} {...link} variant={index === 0 ? 'primary' : 'outline'} />
            ))}
          </Buttons>
        </div>
        <div className="col-8-12 framed screen-only">
          <OnItsWay />
        </div>
      </Section>
    </>
  );
}
