import type { FunctionComponent } from 'react';
import { Drawing } from '../../drawings/Drawing.tsx';
import { photographs } from '../../drawings/photographs.ts';
import { HeroScene } from '../../drawings/scenes/home/HeroScene.tsx';
import { DisasterResponse } from '../../drawings/scenes/solutions/DisasterResponse.tsx';
import { Distribution } from '../../drawings/scenes/solutions/Distribution.tsx';
import { TrainScene } from '../../drawings/scenes/solutions/Train.tsx';
import { size as train } from '../../drawings/scenes/solutions/train/moment.ts';

export interface PressPicture {
  scene: FunctionComponent;
  /** The part that is shown, in units of the scene. */
  view: readonly [x: number, y: number, width: number, height: number];
}

/** Their files are in `public/press`: scripts/draw/press.ts draws them. */
export const pictures = {
  // In the shape of `socialPicture`, which it is, too.
  'hand-over': { scene: HeroScene, view: [322, 102.85, 566, 297.15] },
  'disaster-response': { scene: DisasterResponse, view: [0, 36, 400, 240] },
  distribution: { scene: Distribution, view: [0, 0, 520, 328] },
  train: { scene: Train, view: [0, train.top, train.width, train.height] },
} as const satisfies Record<string, PressPicture>;

type PressPictureName = keyof typeof pictures;

/** The drawings that journalists may download. A photograph of the owner's is not among them: its rights are his. */
export const pressPictures = (Object.keys(pictures) as PressPictureName[]).filter(
  name => !photographs.has(name),
);

/** Width and height as PNG, in pixels. */
export function pressPictureSize(name: PressPictureName): { width: number; height: number } {
  const [, , width, height] = pictures[name].view;
  const pngWidth = 2400;
  return { width: pngWidth, height: Math.round((pngWidth * height) / width) };
}

/** Without the numbers, whose key is on the page. */
function Train() {
  return (
    <Drawing {...train} from={[0, train.top]}>
      <TrainScene />
    </Drawing>
  );
}
