import { Drawing } from '../../Drawing.tsx';
import type { Film } from '../../film.ts';
import { FarHill, TrainScene } from '../solutions/Train.tsx';
import { Delivery } from '../solutions/train/Delivery.tsx';
import { ground, running } from '../solutions/train/moment.ts';
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

/** What the player shows before the film: water falls into a can. Nobody's head is where the button is. */
export function WayOfWaterStill() {
  return (
    <Drawing className="near" width={304} height={171} from={[1476, 144]}>
      <path className="w-sky" d="M1400 100h400v300h-400z" />
      <FarHill from={1440} />
      <path className="w-ground" d={`M1400 ${ground - 8}h400v100h-400z`} />
      <Delivery moment={running} />
    </Drawing>
  );
}
