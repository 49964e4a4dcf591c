import { bearer, keeper, niece } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Clipboard } from '../../../things/Held.tsx';
import { House, PowerPole } from '../../../things/House.tsx';
import { Floor, tile } from './tile.tsx';

const scale = 1.8;

/** The neighborhood's water committee: two set the new tank on its plinth, one has the keys and the list. */
export function Communities() {
  return (
    <Drawing photo="communities" {...tile}>
      <Floor wall="glow">
        <PowerPole x={68} y={212} height={186} />
        <Line of="M0 52Q30 62 60 39M76 39Q130 66 200 50" />
        <House x={88} y={213} width={136} paint="calm" />
      </Floor>
      <Figure
        who={keeper}
        x={34}
        y={226}
        scale={scale}
        pose={{ lean: 2, tilt: -14 }}
        near={{ at: [52, 128], hand: 'pinch', turn: -20, holds: <Keys /> }}
        far={{ at: [58, 110], holds: <Clipboard x={56} y={114} scale={scale} turn={-8} /> }}
        farArmInFront
      />
      <Figure
        who={niece}
        x={180}
        y={226}
        scale={scale}
        faces="left"
        stance="bending"
        pose={{ hip: [-2, 46], lean: 8 }}
        near={{ at: [164, 134], hand: 'flat', turn: -6 }}
        far={{ at: [160, 116], turn: 0 }}
      />
      <Figure
        who={bearer}
        x={98}
        y={228}
        scale={scale}
        stance="bending"
        pose={{ hip: [-2, 46], lean: 11 }}
        far={{ at: [124, 114], turn: 0 }}
        nearArm="hidden"
      />
      <Place x={10} y={0}>
        <Tank />
      </Place>
      <Figure
        who={bearer}
        x={98}
        y={228}
        scale={scale}
        stance="bending"
        pose={{ hip: [-2, 46], lean: 11 }}
        near={{ at: [125, 140], hand: 'flat', turn: -4 }}
        nearArm="only"
      />
    </Drawing>
  );
}

/** A roof tank of 250 l on blocks; its valve is at the foot. */
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
    </>
  );
}

function Keys() {
  return <Line of="M61 130v4q-5 4 0 8t4-5-4-3m-1 8v9m4-9v8m-4-2h-3m7 0h3" weight="inner" />;
}
