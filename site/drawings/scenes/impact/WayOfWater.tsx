import { Drawing } from '../../Drawing.tsx';
import type { Film } from '../../film.ts';
import { TrainScene } from '../solutions/Train.tsx';
import { running } from '../solutions/train/moment.ts';
import { Drinking } from './Drinking.tsx';
import { cameraAt, isAtTaps, momentAt, stepTimes } from './way-motion.ts';

const seconds = stepTimes[7];

/** The water on its way through the treatment train, from the poster and to it: `share` of the film, 0 to 1. */
export function WayOfWater({ share = 0 }: { share?: number }) {
  const time = share * seconds;
  if (isAtTaps(time)) return <Drinking moment={momentAt(time)} />;
  const [x, y, width] = cameraAt(time);
  return (
    <Drawing className="close-up unmirrored" width={width} height={(width * 9) / 16} from={[x, y]}>
      <TrainScene moment={momentAt(time)} />
    </Drawing>
  );
}

export const film: Film = {
  name: 'way-of-water',
  seconds,
  window: [1280, 720],
  scale: 1.5,
  sound: true,
  rate: { av1: 55, h264: 40 },
};

/**
 * What the player shows before the film, and what the film begins with. The button in the middle is on the tank,
 * between the glass and the tap.
 */
export function WayOfWaterStill() {
  return <Drinking moment={running} />;
}
