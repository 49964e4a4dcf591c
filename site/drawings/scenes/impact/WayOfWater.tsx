import { Drawing } from '../../Drawing.tsx';
import type { Film } from '../../film.ts';
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
  size: [1280, 720],
  sound: true,
  rate: { vp9: 52, h264: 34 },
};

/**
 * What the player shows before the film: its last step, the water that people take home. The button in the middle is
 * on the hose, between people.
 */
export function WayOfWaterStill() {
  return (
    <Drawing className="near" width={432} height={243} from={[1415, 116]}>
      <path className="w-sky" d="M1400 110h450v190h-450z" />
      <FarHill from={1400} />
      <path className="w-ground" d="M1400 292h450v70h-450z" />
      <Taps moment={running} />
    </Drawing>
  );
}
