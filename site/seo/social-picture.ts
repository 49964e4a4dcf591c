import type { Content } from '#content/parse.ts';
import type { PictureName } from '../components/picture/slots.ts';

/** Pixels; the shape that social networks ask for. */
export const socialPictureSize = { width: 1200, height: 630 };

/** The pages that have a picture of their own, with its alternative text. */
const pictures: Readonly<Record<string, readonly [PictureName, (copy: Content) => string]>> = {
  '/about': ['solution-provision', ({ solutions }) => solutions.solutions.provision.alt],
  '/solutions': ['solution-purification', ({ solutions }) => solutions.solutions.purification.alt],
  '/impact': ['impact-video', ({ impact }) => impact.mission.film.posterAlt],
  '/donate': ['closing-tapstand', ({ shared }) => shared.closing.pictureAlt],
  '/planner': ['solution-distribution', ({ solutions }) => solutions.solutions.distribution.alt],
  '/claims': ['solution-technology', ({ solutions }) => solutions.solutions.technology.alt],
  '/press': ['solution-train', ({ solutions }) => solutions.train.alt],
};

const anyPage = ['hero-ocean', ({ shared }: Content) => shared.sharing.pictureAlt] as const;

export const socialPictures = [anyPage, ...Object.values(pictures)].map(([name]) => name);

/** Address and alternative text of the picture that shared links to the page at `path` show. */
export function socialPicture(path: string, copy: Content): { href: string; alt: string } {
  const [name, alt] = pictures[path] ?? anyPage;
  return { href: `/social/${name}.jpg`, alt: alt(copy) };
}
