import { glide, stepTimes } from '../../../drawings/scenes/impact/way-motion.ts';

/**
 * The captions of the video on Impact as WebVTT, whose lines keep clear of the lower edge: each step is named
 * while it is seen, and nothing while the camera glides to the next.
 */
export function wayOfWaterCaptions(steps: readonly { caption: string }[]): string {
  const cues = steps.map(({ caption }, index) => {
    const [from = 0, end = 0] = stepTimes.slice(index);
    const to = end - (index < steps.length - 1 ? glide : 0);
    return `${timestamp(from)} --> ${timestamp(to)} line:80%\n${caption}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `00:03.500`; the video is shorter than a minute. */
function timestamp(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}
