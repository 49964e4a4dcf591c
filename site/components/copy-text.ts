/** Copies a text to the clipboard. Returns whether it worked: browsers allow it only on https and localhost. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
