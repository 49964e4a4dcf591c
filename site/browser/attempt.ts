import type { Attempt } from './draft.ts';

/** The same content keeps its key, so that a retry is known as one; other content gets a new key. */
export function attemptFor(
  content: string,
  previous: Attempt | undefined,
  newKey: () => string = randomKey,
): Attempt {
  return previous?.content === content ? previous : { key: newKey(), content };
}

/** A key nobody else has. `randomUUID` exists only on https and localhost, and not on older phones. */
export function randomKey(source: Partial<Crypto> | undefined = globalThis.crypto): string {
  if (source?.randomUUID) return source.randomUUID();
  const bytes =
    source?.getRandomValues?.(new Uint8Array(16)) ??
    Uint8Array.from({ length: 16 }, () => Math.floor(Math.random() * 256));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
