import type { APIRoute } from 'astro';
import {
  type PressPictureName,
  pressPictureSvg,
  pressPictures,
} from '../../sections/press/press-pictures.tsx';

/** The pictures for journalists, sharp in every size. */
export const getStaticPaths = () => pressPictures.map(picture => ({ params: { picture } }));

export const GET: APIRoute<Record<string, never>, { picture: PressPictureName }> = ({ params }) =>
  new Response(pressPictureSvg(params.picture), { headers: { 'Content-Type': 'image/svg+xml' } });
