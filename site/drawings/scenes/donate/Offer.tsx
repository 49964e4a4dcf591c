import { clerk, giver, helper, lender } from '../../cast/donate.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Place, Shape } from '../../shape/Shape.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { HoseRoll } from '../../things/Hose.tsx';
import { Shore } from '../../things/Land.tsx';
import { Pump } from '../../things/Pump.tsx';
import { Drum } from '../../things/Tank.tsx';
import { Wheel } from '../../things/Wheel.tsx';

const scale = 2.12;

/** Things that neighbors give or lend: a 1,000-liter tank on a pickup, a pump that two carry, and the list that is signed. */
export function Offer() {
  return (
    <Drawing photo="offer" width={520} height={292} from={[0, 32]}>
      <path className="w-sky" d="M-10-10h540v345H-10z" />
      <Shore from={-40} to={600} y={204} base={240} />
      <path className="w-ground" d="M-10 232h540v100H-10z" />
      <Line of="M-10 232H530" />
      <Shed />
      <Pickup />
      <Figure
        who={lender}
        x={204}
        y={302}
        scale={scale}
        stance="stepping"
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 2, tilt: -4 }}
        near={{ at: [224, 206], hand: 'grip', turn: 0, holds: <Pump x={260} y={228} scale={1.3} /> }}
        far={{ at: [230, 196], hand: 'grip' }}
      />
      <Figure
        who={helper}
        x={318}
        y={302}
        scale={scale}
        faces="left"
        look="ahead"
        smiles
        pose={{
          turn: 'side',
          head: 'half',
          lean: -2,
          tilt: 4,
          feet: { near: { at: [-8, 3.5] }, far: { at: [8, 3.5] } },
        }}
        near={{ at: [296, 206], hand: 'grip', turn: 0 }}
        far={{ at: [290, 196], hand: 'grip' }}
      />
      <HoseRoll x={352} y={287} radius={15} />
      <Figure
        who={clerk}
        x={396}
        y={302}
        scale={scale}
        look="ahead"
        smiles
        pose={{ turn: 'side', lean: 3, tilt: -4 }}
        near={{ at: [416, 194], hand: 'grip', turn: 24, holds: <Board /> }}
        far={{ at: [424, 182], hand: 'grip' }}
      />
      <Figure
        who={giver}
        x={484}
        y={298}
        scale={scale}
        faces="left"
        look="ahead"
        smiles
        pose={{ turn: 'side', head: 'half', lean: 4, tilt: 0 }}
        near={{
          at: [457, 174],
          hand: 'pinch',
          turn: -24,
          holds: <Line of="M450 164l-7 19" weight="outline" />,
        }}
        far={{ at: [458, 187], hand: 'flat' }}
      />
    </Drawing>
  );
}

/** The list on its board, held flat. */
function Board() {
  return (
    <>
      <Shape of="419,186 456,168 463,180 426,199" wash="wood" line="inner" round={1} />
      <Shape of="427,186 453,173 457,180 431,193" wash="white" line="fine" />
    </>
  );
}

function Shed() {
  return (
    <>
      <Shape of={box(356, 64, 180, 168)} wash="sand" loose />
      <Shape of={box(376, 100, 160, 132)} wash="slate" line="inner" />
      <Line of="M376 112h160M376 122h160" weight="pale" />
      <Shape of={box(348, 56, 190, 10)} wash="petrol" line="inner" />
      <Drum x={500} y={232} scale={1.7} />
    </>
  );
}

/** A pickup with its tailgate down; the tank on it is strapped. */
function Pickup() {
  return (
    <>
      <Shape of="-20,296 190,296 176,303 -20,303" wash="hatch" line="none" />
      <CageTank x={92} y={226} scale={1.5} />
      <Line of="M68 226V132M116 226V132" weight="strap" />
      <Shape of="-20,120 12,126,8 22,200 -20,200" wash="teal" loose />
      <Shape of="-20,132 6,136,4 12,186 -20,186" wash="window" line="inner" />
      <Shape of="-20,198 176,198 176,262 -20,262" wash="teal" round={3} loose />
      <Line of="M24 200v60M30 210H166" />
      <Shape of={box(166, 214, 9, 18)} wash="clay" line="inner" round={2} />
      <Shape of={box(-20, 254, 202, 12)} wash="slate" line="inner" round={2} />
      <Shape of="176,224 214,224 214,231 176,231" wash="teal" line="inner" />
      <Place x={96} y={266}>
        <Shape of="M-38 0q0-40 38-40t38 40z" wash="slate" line="inner" />
        <Wheel x={0} y={4} radius={30} />
      </Place>
    </>
  );
}
