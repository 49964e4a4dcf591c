import type { FunctionComponent } from 'react';
import { Drawing } from '../../site/drawings/Drawing.tsx';
import { HeroScene } from '../../site/drawings/scenes/home/HeroScene.tsx';
import { DisasterResponse } from '../../site/drawings/scenes/solutions/DisasterResponse.tsx';
import { Distribution } from '../../site/drawings/scenes/solutions/Distribution.tsx';
import { TrainScene } from '../../site/drawings/scenes/solutions/Train.tsx';
import { size as train } from '../../site/drawings/scenes/solutions/train/moment.ts';
import type { PressPictureName } from '../../site/sections/press/press-pictures.ts';

export interface PressScene {
  scene: FunctionComponent;
  /** The part that is shown, in units of the scene. */
  view: readonly [x: number, y: number, width: number, height: number];
}

/** What the pictures of the press page show, each in the shape of its `pressPictureSizes`. */
export const pressScenes: Readonly<Record<PressPictureName, PressScene>> = {
  'hand-over': { scene: HeroScene, view: [282, 56, 655.24, 344] },
  'disaster-response': { scene: DisasterResponse, view: [28, 48, 311.67, 187] },
  distribution: { scene: Distribution, view: [42, 26, 464, 292.68] },
  train: { scene: Train, view: [train.left, train.top, train.width, train.height] },
};

/** The numbers are left out, because their key is on the page. */
function Train() {
  return (
    <Drawing width={train.width} height={train.height} from={[train.left, train.top]}>
      <TrainScene />
    </Drawing>
  );
}
