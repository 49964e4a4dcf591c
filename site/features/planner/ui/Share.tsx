import { useState } from 'react';
import type { PlannerCopy } from '#shared/content/schemas/planner.ts';
import { Button, Buttons } from '../../../components/Button.tsx';
import { copyText } from '../../../components/CopyButton.tsx';
import styles from './Planner.module.css';

interface ShareProps {
  copy: PlannerCopy['whole'];
  /** The query of the plan; `undefined` while it has problems. */
  query: string | undefined;
}

/** Copies the link to the plan, or prints it. */
export function Share({ copy, query }: ShareProps) {
  const [said, setSaid] = useState('');

  async function onCopy() {
    const { origin, pathname } = location;
    setSaid('');
    setSaid((await copyText(`${origin}${pathname}${query}`)) ? copy.copied : copy.notCopied);
  }

  return (
    <div className={`script-only ${styles.share}`}>
      <p>{copy.keep}</p>
      <Buttons>
        <Button variant="outline" disabled={query === undefined} onClick={onCopy}>
          {copy.copyLink}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          {copy.print}
        </Button>
      </Buttons>
      <p role="status">{said}</p>
    </div>
  );
}
