import type { OnDemandPage } from '../contact/on-demand.ts';
import type { Content } from './parse.ts';
import type { Organization } from './schemas/organization.ts';

/** What fills `<main>` of a page rendered on demand. */
export interface OnDemandMainProps {
  language: string;
  copy: Content;
  organization: Organization;
  /** Missing in a shell, where a token stands for it. */
  shown?: OnDemandPage;
}

/** What the site exports for the server. */
export type RenderMain = (props: OnDemandMainProps) => string;
