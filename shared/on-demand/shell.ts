import type { Copy } from '../content/parse.ts';
import type { Organization } from '../content/schemas/organization.ts';
import { receiptPath, type ShownPage } from './shown-page.ts';

/** The pages for which the build writes a shell in each language: head, header and footer. */
export const onDemandKinds = ['form', 'receipt', 'team-link'] as const satisfies ShownPage['kind'][];

export const shellPath = (kind: ShownPage['kind']) => `/shell/${kind}`;

/** Stands in `<main>` of a shell. */
export const mainToken = '%MAIN%';

/** Puts what was rendered into a shell. Links of a receipt's shell to other languages lead to the receipt. */
export function fillShell(shell: string, main: string, shown: ShownPage): string {
  const linked =
    shown.kind === 'receipt' ? shell.replaceAll(shellPath(shown.kind), receiptPath + shown.reference) : shell;
  return linked.replace(mainToken, () => main);
}

export interface OnDemandMainProps {
  language: string;
  copy: Copy;
  organization: Organization;
  /** Missing in a shell, where a token stands for it. */
  shown?: ShownPage;
}

export type RenderMain = (props: OnDemandMainProps) => string;
