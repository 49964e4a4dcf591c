import { nurse, patient } from '../../../cast/clients.ts';
import { Drawing } from '../../../Drawing.tsx';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Shape } from '../../../shape/Shape.tsx';
import { Palm } from '../../../things/Palm.tsx';
import { tile } from './tile.tsx';

/** A ward: the nurse pours, the patient, whose drip hangs at the bed with its rail, holds the glass. */
export function Hospitals() {
  return (
    <Drawing photo="hospitals" {...tile(154, [23, 12])}>
      <g className="unlit far">
        <path className="w-window" d="M0 0h200v200H0z" />
        <Palm x={93} y={112} scale={0.5} />
        <Shape of="M0-9H230V240H0zM30 4V86H114V4z" wash="room" line="inner" />
        <Shape of={box(26, 86, 92, 5)} wash="white" line="inner" />
        <Shape of="124,0 200,0 200,220 132,220 126,120" wash="cloud" line="inner" />
      </g>
      <Drip />
      <Shape of={box(162, 116, 30, 90)} wash="wood" line="inner" round={4} />
      <Shape of={box(80, 158, 8, 50)} wash="wood" line="inner" round={3} />
      <Figure
        who={patient}
        x={148}
        y={228}
        scale={2.1}
        faces="left"
        stance="sitting"
        legs="hidden"
        look="ahead"
        smiles
        pose={{
          bow: 1.6,
          lean: 3,
          tilt: 14,
        }}
        near={{ at: [118, 139], turn: 20, holds: <Glass /> }}
        far={{ at: [122, 151], hand: 'flat', turn: 12 }}
      >
        <Shape of="M168 186q-14-28-34-20-16-18-28-6l-8 13q-6-10-10-5v38h82z" wash="apricot" line="inner" />
      </Figure>
      <Shape of="M88 210V176H190V181H140V210H136V181H93V210z" wash="steel" line="inner" />
      <Line of="M157 74v3C168 92 166 110 156 126 148 140 152 169 138 169 127 169 125 158 119 150" />
      <Shape of="M115 147h6v4h-6z" wash="white" line="fine" />
      <Figure
        who={nurse}
        x={44}
        y={228}
        scale={1.96}
        smiles
        pose={{
          lean: 6,
          head: 'side',
          tilt: -14,
          feet: { near: { at: [-7, 3.5] }, far: { at: [6, 3.5] } },
        }}
        near={{ at: [70, 101], hand: 'pinch', turn: 0, holds: <Carafe /> }}
        far={{ at: [77, 131], hand: 'flat', turn: 24 }}
      />
      <Stethoscope />
    </Drawing>
  );
}

/** A bag on its stand; its line leads from the drip chamber to the taped hand, below the glass. */
function Drip() {
  return (
    <>
      <Line of="M171 200V24M156 30Q158 22 171 24" weight="outline" />
      <Line of="M157 58v5" />
      <Shape of="M149 34l4-4h8l4 4v20l-4 4h-8l-4-4zM154 62h6v9l-3 4-3-4z" wash="white" line="inner" />
    </>
  );
}

/** Around the neck. */
function Stethoscope() {
  return (
    <>
      <Shape
        of="M49 67Q44 80 48 91H51Q48 80 52 67zM66 69Q70 78 64 88L67 89Q74 79 69 70z"
        wash="slate"
        line="fine"
      />
      <Disc at={[49.5, 93]} radius={3.6} wash="steel" line="inner" />
    </>
  );
}

function Glass() {
  return (
    <>
      <Shape of="M102 122q8.5-4 17 0l-2 24q-6.5 2-13 0z" wash="shallow" line="inner" />
      <Shape of="M102.7 131H118.3L117.2 144H103.8z" wash="clear" line="none" />
      <path className="l-flow" d="M114 112q2 2 2 9l-1 9" />
      <Line of="M102 122q8.5 4 17 0" weight="inner" />
    </>
  );
}

function Carafe() {
  return (
    <>
      <Shape
        of="M98 97L94 95Q80 88 73 98 70 108 80 118L85 114Q77 106 79 101 83 96 94 102z"
        wash="shallow"
        line="inner"
      />
      <Shape of="M98 94q5 12 18 17l-30 17-11-15q-1-2 1-3z" wash="shallow" line="inner" />
      <path className="w-clear" d="M75 112.500h38l-27 14z" />
    </>
  );
}
