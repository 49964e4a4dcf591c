import { useState } from 'react';
import type { WholeWords } from '#content/schema/planner.ts';
import { copyText } from '../../browser/copy-text.ts';
import { Button, Buttons } from '../../components/button/Button.tsx';
import styles from './WholePlanner.module.css';

/** Keep the plan: its address for a message, or paper. */
export function Share({ words, query }: { words: WholeWords; query: string }) {
  const [said, setSaid] = useState('');

  async function onCopy() {
    const { origin, pathname } = location;
    setSaid('');
    setSaid((await copyText(`${origin}${pathname}${query}`)) ? words.copied : words.notCopied);
  }

  return (
    <div className={`script-only ${styles.share}`}>
      <p>{words.keep}</p>
      <Buttons>
        <Button variant="outline" onClick={onCopy}>
          {words.copyLink}
        </Button>
        <Button variant="outline" onClick={() => print()}>
          {words.print}
        </Button>
      </Buttons>
      <p role="status">{said}</p>
    </div>
  );
}
