import type { Content } from '#shared/content/parse.ts';
import type { PictureName } from '../components/picture/pictures.ts';

/** Pixels; the shape that social networks ask for. */
export const socialPictureSize = { width: 1200, height: 630 };

type PictureText = (copy: Content) => string | undefined;

const solution =
  (name: string): PictureText =>
  ({ solutions }) =>
    solutions.solutions.find(({ id }) => id === name)?.alt;

/** The pages that have a picture of their own, with its alternative text: none if the owner left out what it shows. */
const pictures: Readonly<Record<string, readonly [PictureName, PictureText]>> = {
  '/about': ['solution-provision', solution('provision')],
  '/solutions': ['solution-purification', solution('purification')],
  '/impact': ['impact-video', ({ impact }) => impact.mission.film.posterAlt],
  '/donate': ['closing-tapstand', ({ shared }) => shared.closing.pictureAlt],
  '/planner': ['solution-distribution', solution('distribution')],
  '/claims': ['solution-technology', solution('technology')],
  '/press': ['solution-train', ({ solutions }) => solutions.train.alt],
};

const anyPage = 'hero-ocean';

export const socialPictures = [anyPage, ...Object.values(pictures).map(([name]) => name)];

/** Address and alternative text of the picture that shared links to the page at `path` show. */
export function socialPicture(path: string, copy: Content): { href: string; alt: string } {
  const [name, text] = pictures[path] ?? [];
  const alt = text?.(copy);
  if (!name || !alt) return { href: `/social/${anyPage}.jpg`, alt: copy.shared.sharing.pictureAlt };
  return { href: `/social/${name}.jpg`, alt };
}
