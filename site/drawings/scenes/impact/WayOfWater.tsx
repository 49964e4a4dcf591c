import { Drawing } from '../../Drawing.tsx';
import type { Film } from '../../film.ts';
import { Cumulus } from '../../things/Land.tsx';
import { FarHill, TrainScene } from '../solutions/Train.tsx';
import { running } from '../solutions/train/moment.ts';
import { Taps } from '../solutions/train/Taps.tsx';
import { cameraAt, momentAt, stepTimes } from './way-motion.ts';

const seconds = stepTimes[7];

/** The water on its way through the treatment train: `share` of the film, 0 to 1. */
export function WayOfWater({ share = 0 }: { share?: number }) {
  const [x, y, width] = cameraAt(share * seconds);
  return (
    <Drawing className="near" width={width} height={(width * 9) / 16} from={[x, y]}>
      <TrainScene moment={momentAt(share * seconds)} />
    </Drawing>
  );
}

export const film: Film = {
  name: 'way-of-water',
  seconds,
  size: [1920, 1080],
  sound: true,
  rate: { av1: 55, h264: 40 },
};

/**
 * What the player shows before the film: its last step, the water that people take home. The button in the middle is
 * on the sky, between people.
 */
export function WayOfWaterStill() {
  return (
    <Drawing className="near" width={512} height={288} from={[1358, 46]}>
      <path className="w-sky" d="M1340 20h570v280h-570z" />
      <Cumulus x={1420} y={128} scale={0.8} />
      <Cumulus x={1700} y={96} />
      <FarHill from={1340} />
      <path className="w-ground" d="M1340 292h570v70h-570z" />
      <Taps moment={running} />
    </Drawing>
  );
}
