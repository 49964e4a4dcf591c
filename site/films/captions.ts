/** One caption: start and end in seconds, and its text. */
export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A text track in WebVTT. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(
    ({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `00:03.500`. */
function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds - 60 * minutes).toFixed(3).padStart(6, '0')}`;
}

/** Characters that would begin a tag or a reference. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
