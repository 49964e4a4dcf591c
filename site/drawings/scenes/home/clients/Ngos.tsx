import { lead } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Floor, tile } from './tile.tsx';

/** A road in the hills: she pulls the ratchet of the last strap tight, and tells the driver by radio. */
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
        pose={{ lean: 1, tilt: -4, shoulders: -1.4, head: 'side' }}
        look="down"
        smiles
        near={{ at: [123, 122], turn: 30, holds: <Ratchet /> }}
        far={{ at: [121, 87], turn: 100, holds: <Radio /> }}
      />
    </Drawing>
  );
}

/** The bed of a truck, its canvas rolled up: full cans in two layers, each behind a strap around the post. */
function Load() {
  return (
    <>
      <path className="w-window" d="M122 46h100v118H122z" />
      {[107, 158].map(y =>
        [138, 170, 202].map(x => (
          <Can key={`${x} ${y}`} x={x} y={y - 44} scale={1.9} wash={x === 170 ? 'white' : 'teal'} />
        )),
      )}
      <Shape of={box(116, 107, 100, 5)} wash="wood" line="inner" />
      <Shape of="M120 81h100v7H120z" wash="clay" line="fine" />
      <Shape of="112,38,8 220,30 220,48 124,55,4 124,162 112,162" wash="sand" loose />
      <Shape of={box(110, 158, 110, 30)} wash="petrol" loose />
      <Shape of={box(112, 188, 110, 10)} wash="slate" line="inner" />
    </>
  );
}

/** Before her mouth. */
function Radio() {
  return (
    <>
      <Line of="M118 60V46" weight="outline" />
      <Shape of="115,59 125,59 125,85 115,85" wash="ink" line="inner" round={2} />
      <Line of="M118 63h4m-4 3h4" weight="pale" />
    </>
  );
}

/** Around the cans; the lever is up, in her hand. */
function Ratchet() {
  return (
    <>
      <Shape of="M124 127h96v8h-96z" wash="clay" line="fine" />
      <Shape of="M138 125h22v12h-22z" wash="steel" line="inner" />
      <Shape of="125,111 129,107 151,129 147,134" wash="slate" line="inner" round={1} />
      <Disc at={[148, 132]} radius={4} wash="steel" line="fine" />
    </>
  );
}
