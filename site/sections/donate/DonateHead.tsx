import { PageHeader } from '../../components/PageHeader.tsx';
import { Offer } from '../../drawings/scenes/donate/Offer.tsx';

/** The title beside people who bring what they give: they stand on the line of the first row below. */
export function DonateHead({ title, lead }: { title: string; lead: string }) {
  return <PageHeader title={title} lead={lead} beside={<Offer />} />;
}
