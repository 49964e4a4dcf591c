import { escapeText } from 'entities';

/** One caption: start and end in seconds, and its text. */
export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A text track in WebVTT, whose lines keep clear of the lower edge. */
export function webVtt(captions: readonly Caption[]): string {
  const cues = captions.map(
    ({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)} line:80%\n${escapeText(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `00:03.500`. */
function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, '0')}:${(seconds - 60 * minutes).toFixed(3).padStart(6, '0')}`;
}
