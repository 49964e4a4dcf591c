import { Drawing } from '../../Drawing.tsx';
import type { Film } from '../../film.ts';
import { FarHill, TrainScene } from '../solutions/Train.tsx';
import { Between, Desalination } from '../solutions/train/Desalination.tsx';
import { running } from '../solutions/train/moment.ts';
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

/** What the player shows before the film: the membranes at work. */
export function WayOfWaterStill() {
  return (
    <Drawing className="near" width={372} height={209} from={[972, 84]}>
      <path className="w-sky" d="M960 60h400v260H960z" />
      <FarHill from={900} />
      <Between moment={running} />
      <Desalination moment={running} />
    </Drawing>
  );
}
