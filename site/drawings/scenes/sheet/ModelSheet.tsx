import * as people from '../../cast/home.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { type Stance, stances } from '../../figure/pose.ts';
import { BoatHull, BoatInside } from '../../things/Boat.tsx';
import { Can } from '../../things/Can.tsx';
import { House } from '../../things/House.tsx';
import { Pallet } from '../../things/Pallet.tsx';
import { Palm } from '../../things/Palm.tsx';
import { Staff } from '../../things/Staff.tsx';
import { Drum, FoldingTank, StandTank } from '../../things/Tank.tsx';
import { Tanker } from '../../things/Tanker.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { Truck } from '../../things/Truck.tsx';
import { Unit } from '../../things/Unit.tsx';

/** Everybody and everything side by side: to look at after a change. On no page. */
export function ModelSheet() {
  const names = Object.keys(stances) as Stance[];
  return (
    <Drawing width={1440} height={1240}>
      <path className="w-sky" d="M0 0h1440v1240H0z" />
      {Object.values(people).map((who, index) => (
        <Figure
          key={who.face + who.nose + who.hair}
          who={who}
          x={70 + index * 125}
          y={280}
          stance={names[index % 3 === 0 ? 0 : index % 3 === 1 ? 1 : 0] ?? 'standing'}
        />
      ))}
      {names.map((stance, index) => (
        <Figure
          key={stance}
          who={index % 2 ? people.giver : people.dispatcher}
          x={90 + index * 230}
          y={560}
          stance={stance}
          faces={index % 2 ? 'left' : 'right'}
        />
      ))}
      <TapStand x={30} y={760} running={[1]} />
      <Tanker x={300} y={760} />
      <Truck x={820} y={760} />
      <Can x={1220} y={706} />
      <Can x={1270} y={706} wash="white" />
      <Pallet x={1320} y={760} />
      <BoatInside x={220} y={960} />
      <BoatHull x={220} y={960} motor />
      <Unit x={500} y={990} />
      <StandTank x={900} y={990} scale={1.2} />
      <FoldingTank x={1060} y={990} scale={1.2} />
      <Drum x={1200} y={990} scale={1.4} />
      <House x={60} y={1220} width={260} />
      <House x={400} y={1220} width={200} paint="calm" />
      <Palm x={700} y={1220} />
      <Staff x={800} y={1200} unit={15} count={12} from={8} />
    </Drawing>
  );
}
