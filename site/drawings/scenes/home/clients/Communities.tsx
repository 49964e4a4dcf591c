import { keeper, niece } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { LevelMark, Line, Shape } from '../../../shape/Shape.tsx';
import { Cast } from '../../../things/Land.tsx';
import { Floor, tile } from './tile.tsx';

/** A street gets its tank: one screws its lid on, his niece opens its tap for the first bucket. */
export function Communities() {
  return (
    <Drawing photo="communities" {...tile(164, [55, 33])}>
      <Floor wall="glow">
        <Store />
      </Floor>
      <Cast x={110} y={227} width={46} height={90} />
      <Figure
        who={keeper}
        x={74}
        y={240}
        scale={2.1}
        pose={{ lean: 4, tilt: -14, head: 'side' }}
        smiles="open"
        near={{ at: [106, 130], hand: 'flat', turn: 30 }}
        far={{ at: [126, 91], turn: -50 }}
      >
        <Tank />
      </Figure>
      <Figure
        who={niece}
        smiles
        x={197}
        y={240}
        scale={2.2}
        faces="left"
        stance="kneeling"
        look="up"
        pose={{
          lean: 7,
          bow: 1,
          tilt: 12,
          feet: { near: { at: [-22, 6.6], turn: -56 }, far: { at: [-19, 6.6], turn: -56 } },
        }}
        near={{ at: [178, 175], turn: -56, holds: <Bucket /> }}
        far={{ at: [178, 168], turn: 10 }}
      />
    </Drawing>
  );
}

/** The store at the corner; above it a shirt dries. */
function Store() {
  const stripes = [104, 132, 160, 188, 216].map(x => `M${x} 104h14l2 22h-16z`).join('');
  return (
    <>
      <Shape of={box(78, 44, 150, 169)} wash="cloud" line="inner" />
      <Shape of={box(156, 130, 21, 52)} wash="window" line="inner" />
      <Line of="M78 56Q150 72 230 54" weight="inner" />
      <Shape of="M188 62l-9 7 4 7 4-3v20h20V74l4 3 4-7-8-8z" wash="apricot" line="inner" />
      <Line of="M191 60v5M205 59v6" weight="outline" />
      <Shape of="M86 126l4-22H230v22z" wash="white" line="inner" />
      <path className="w-teal" d={stripes} />
    </>
  );
}

/** Its handle is in her hand. */
function Bucket() {
  return (
    <>
      <Line of="M148 200Q154 178 170 177 184 178 184 200" weight="inner" />
      <Shape of="M147 200q19-6 38 0l-5 40h-28z" wash="white" line="inner" />
      <path className="w-clear" d="M148 200q18-5 36 0-18 5-36 0z" />
      <Line of="M147 200q19 6 38 0" weight="inner" />
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
      <Shape of={box(120, 97, 26, 10)} wash="slate" line="inner" round={2} />
      <Line of="M113 126h40M113 168h40" />
      <Shape of="113,114 121,108 121,184 113,184" wash="hatch" line="none" />
      <LevelMark x={139} y={150} width={13} />
      <Shape of="153,172 165,172,4 165,185 158,185 158,179 153,179" wash="honey" line="inner" round={1} />
      <Shape of="157,172 157,167 170,163 171,166 161,170 161,172" wash="clay" line="fine" round={1} />
      <Line of="M161 186v12" weight="flow" />
    </>
  );
}
