import type { APIRoute } from 'astro';
import { drawIcon, type IconFileName, iconSides } from '../brand/icons.ts';

interface Props {
  name: IconFileName;
}

/** The icons, drawn when the site is built. */
export const getStaticPaths = () =>
  Object.keys(iconSides)
    .filter((name): name is IconFileName => name in iconSides)
    .map(name => ({ params: { icon: name }, props: { name } satisfies Props }));

export const GET: APIRoute<Props> = async ({ props: { name } }) =>
  new Response(new Uint8Array(await drawIcon(name)), { headers: { 'Content-Type': 'image/png' } });
