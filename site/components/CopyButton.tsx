import { type ComponentProps, useState } from 'react';
import { Button } from './Button.tsx';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'size'> {
  text: string;
  copy: { copy: string; copied: string };
}

/** Copies a text and says so, if the browser allows it. Never part of hydrated HTML: the server, without a clipboard, leaves it out. */
export function CopyButton({ text, copy, size }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  return (
    <Button variant="outline" size={size} onClick={async () => setCopied(await copyText(text))}>
      <span aria-live="polite">{copied ? copy.copied : copy.copy}</span>
    </Button>
  );
}

/** Copies a text to the clipboard. Returns whether it worked: browsers allow it only on https and localhost. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
