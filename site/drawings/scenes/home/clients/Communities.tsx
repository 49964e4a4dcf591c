import { bearer, keeper, niece } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { PowerPole } from '../../../things/House.tsx';
import { Floor, tile } from './tile.tsx';

const scale = 1.8;

/** The water committee before its church: two set the new tank on its plinth, one brings the first can. */
export function Communities() {
  return (
    <Drawing photo="communities" {...tile}>
      <Floor wall="glow">
        <PowerPole x={14} y={212} height={186} />
        <Line of="M0 36L6 33M22 33Q110 50 200 38" />
        <Church />
      </Floor>
      <Figure
        who={keeper}
        x={48}
        y={222}
        scale={scale}
        pose={{ lean: 2, tilt: -14 }}
        near={{ at: [42, 140], turn: -86, holds: <Can x={42} y={144} scale={scale} wash="white" /> }}
        look="ahead"
        smiles
        far={{ at: [70, 98], hand: 'flat', turn: 70 }}
      />
      <Figure
        who={niece}
        smiles
        x={174}
        y={226}
        scale={scale}
        faces="left"
        stance="bending"
        look="ahead"
        pose={{ hip: [-2, 46], lean: 6, tilt: 2, head: 'half' }}
        near={{ at: [150, 134], hand: 'flat', turn: -6 }}
        far={{ at: [147, 116], turn: 0 }}
      />
      <Figure
        who={bearer}
        x={86}
        y={228}
        scale={scale}
        stance="bending"
        look="ahead"
        pose={{ hip: [-2, 46], lean: 11, tilt: -2 }}
        far={{ at: [111, 114], turn: 0 }}
        nearArm="hidden"
      />
      <Place x={-3} y={0}>
        <Tank />
      </Place>
      <Figure
        who={bearer}
        x={86}
        y={228}
        scale={scale}
        stance="bending"
        pose={{ hip: [-2, 46], lean: 11 }}
        near={{ at: [112, 140], hand: 'flat', turn: -4 }}
        nearArm="only"
      />
    </Drawing>
  );
}

function Church() {
  return (
    <>
      <Line of="M139 22v20M133 28h12" weight="outline" />
      <Shape of={box(92, 106, 120, 107)} wash="white" line="inner" />
      <Line of="M92 128h108M92 150h108M92 172h108M92 194h108" weight="hair" />
      <Shape of="80,112 139,38 198,112" wash="petrol" line="inner" />
      <Shape of="92,113 139,54 186,113" wash="white" line="inner" />
      <Shape of="M131 100V82q8-14 16 0v18z" wash="window" line="inner" />
    </>
  );
}

/** A roof tank of 250 l on blocks; its tap is at the foot. */
function Tank() {
  return (
    <>
      <Shape of={box(110, 186, 46, 42)} wash="sand" line="inner" />
      <Line of="M110 207h46M133 186v21M122 207v21M144 207v21" />
      <Shape of={box(110, 186, 10, 42)} wash="hatch" line="none" />
      <Shape of="113,112,8 124,106,4 142,106,4 153,112,8 153,184,4 113,184,4" wash="clear" loose />
      <Shape of={box(125, 101, 16, 6)} wash="slate" line="inner" round={2} />
      <Line of="M113 126h40M113 168h40" />
      <Shape of="113,114 121,108 121,184 113,184" wash="hatch" line="none" />
      <LevelMark x={134} y={150} width={14} />
      <Line of="M124 151h20" weight="inner" />
      <Shape of="153,172 165,172,4 165,185 158,185 158,179 153,179" wash="honey" line="inner" round={1} />
      <Shape of="157,172 157,167 170,163 171,166 161,170 161,172" wash="clay" line="fine" round={1} />
      <Line of="M161 186v18" weight="flow" />
      <Can x={168} y={196} scale={1.5} wash="white" open />
    </>
  );
}
