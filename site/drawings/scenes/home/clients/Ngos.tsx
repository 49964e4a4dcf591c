import { lead } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Radio } from '../../../things/Held.tsx';
import { Floor, tile } from './tile.tsx';

/** A road in the hills: she holds the last strap of the full cans tight, and tells the driver by radio. */
export function Ngos() {
  return (
    <Drawing photo="ngos" {...tile(136, [62, 15])}>
      <Floor wall="cloud">
        <Shape of="M0 96Q40 64 84 88T230 60V212H0z" wash="hill-far" line="fine" />
        <Shape
          of="M84 91Q62 94 71 103T62 126 60 212H98Q70 160 82 130T82 102 88 91z"
          wash="sand"
          line="fine"
        />
      </Floor>
      <Load />
      <Figure
        who={lead}
        x={90}
        y={238}
        scale={2.2}
        pose={{ lean: 2, tilt: -2 }}
        look="ahead"
        near={{ at: [143, 91], turn: 72, holds: <Radio x={140} y={78} scale={2.4} turn={8} /> }}
        far={{
          at: [133, 139],
          turn: 4,
          holds: <Line of="M210 138H142M140 138q-2 16-8 20t-4 14" weight="strap" />,
        }}
      />
    </Drawing>
  );
}

/** The bed of a truck, its canvas rolled up: full cans in two layers, each behind a strap. */
function Load() {
  return (
    <>
      <path className="w-window" d="M122 46h100v118H122z" />
      {[107, 158].map(y =>
        [138, 170, 202].map(x => (
          <Can
            key={`${x} ${y}`}
            x={x}
            y={y - 44}
            scale={1.9}
            wash={(y === 107) === (x === 170) ? 'white' : 'teal'}
          />
        )),
      )}
      <Shape of={box(116, 107, 100, 5)} wash="wood" line="inner" />
      <Line of="M120 88h90" weight="strap" />
      <Shape of="112,38,8 220,30 220,48 124,55,4 124,162 112,162" wash="sand" loose />
      <Shape of={box(110, 158, 110, 30)} wash="petrol" loose />
      <Shape of={box(112, 188, 110, 10)} wash="slate" line="inner" />
    </>
  );
}
