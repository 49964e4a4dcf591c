import type { APIRoute } from 'astro';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { plainSvg } from '../../drawings/plain-svg.ts';
import { Shapes } from '../../drawings/Shapes.tsx';
import { Hero } from '../../drawings/scenes/home/Hero.tsx';
import { socialPicture } from '../../seo/social-picture.ts';

/** The picture of shared links: the middle of Home's hero, by day. */
export const GET: APIRoute = async () => {
  const { width, height } = socialPicture;
  const shapes = createElement(Shapes, { of: ['hands', 'can', 'wheel', 'tap', 'house', 'palm', 'tanker'] });
  const drawing = renderToStaticMarkup(createElement(Fragment, null, shapes, createElement(Hero)));
  const shown = 606;
  const svg = plainSvg(drawing, [368, 80, shown, (shown * height) / width], width);
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
