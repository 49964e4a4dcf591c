import type { APIRoute } from 'astro';
import { glide, stepTimes } from '../../drawings/scenes/impact/way-motion.ts';
import { languagePaths, pageAt } from '../../page.ts';

export const getStaticPaths = languagePaths;

/**
 * The captions of the video on Impact, whose lines keep clear of the lower edge: each step is named while it
 * is seen, and nothing while the camera glides to the next.
 */
export const GET: APIRoute = ({ params }) => {
  const { steps } = pageAt('/impact', params['language']).copy.impact.mission.film;
  const cues = steps.map(({ caption }, index) => {
    const [from = 0, end = 0] = stepTimes.slice(index);
    const to = end - (index < steps.length - 1 ? glide : 0);
    return `${timestamp(from)} --> ${timestamp(to)} line:80%\n${caption}\n`;
  });
  return new Response(['WEBVTT\n', ...cues].join('\n'), {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8' },
  });
};

/** `00:03.500`; the video is shorter than a minute. */
function timestamp(seconds: number): string {
  return `00:${seconds.toFixed(3).padStart(6, '0')}`;
}
