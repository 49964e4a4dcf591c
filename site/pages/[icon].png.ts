import type { APIRoute } from 'astro';
import { type IconName, iconPng, iconSides } from '../components/logo/icons.ts';

interface Props {
  name: IconName;
}

/** The icons, drawn when the site is built. */
export const getStaticPaths = () =>
  Object.keys(iconSides)
    .filter((name): name is IconName => name in iconSides)
    .map(name => ({ params: { icon: name }, props: { name } satisfies Props }));

export const GET: APIRoute<Props> = async ({ props: { name } }) =>
  new Response(new Uint8Array(await iconPng(name)), { headers: { 'Content-Type': 'image/png' } });
