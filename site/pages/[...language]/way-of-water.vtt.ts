import type { APIRoute } from 'astro';
import { wayOfWaterCaptions } from '../../features/video/model/captions.ts';
import { languagePaths, readPage } from '../../page.ts';

export const getStaticPaths = languagePaths;

/** The captions of the video on Impact, from the copy of the page. */
export const GET: APIRoute = ({ params }) => {
  const { steps } = readPage('/impact', params['language']).copy.impact.mission.film;
  return new Response(wayOfWaterCaptions(steps), {
    headers: { 'Content-Type': 'text/vtt; charset=utf-8' },
  });
};
