import { signaller } from '../../cast/error-pages.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Radio } from '../../things/Held.tsx';
import { Cast, Hill } from '../../things/Land.tsx';

/**
 * No connection yet: she turns the dish of a portable satellite terminal on its tripod, with the radio in her other
 * hand.
 */
export function Antenna() {
  return (
    <Drawing width={340} height={220} from={[0, -10]}>
      <path className="w-cloud" d="M0-10h340v230H0z" />
      <Hill
        from={-20}
        to={380}
        y={112}
        base={190}
        wash="hill"
        height={22}
        phase={2.8}
        contours={5}
        gap={13}
      />
      <path className="w-ground" d="M0 172h340v48H0z" />
      <g className="far">
        <Line of="M0 172h340" weight="inner" />
      </g>
      <Line of="M230 138l-28 68M230 138l6 84M230 138l44 66" weight="outline" />
      <Cast x={268} y={204} width={62} height={50} />
      <Dish />
      <Case />
      <Figure
        who={signaller}
        x={112}
        y={262}
        scale={2.5}
        pose={{ lean: 2, tilt: 6, head: 'side' }}
        look="up"
        near={{ at: [144, 102], turn: 66, holds: <Radio x={142} y={94} scale={2.5} turn={10} /> }}
        far={{ at: [183, 118], turn: -10 }}
      />
    </Drawing>
  );
}

function Dish() {
  return (
    <Place x={-70} y={-6} scale={1.35}>
      <Shape of="212,76 224,70 232,92 230,108 214,108 214,92" wash="slate" line="inner" round={2} />
      <Shape of="M194 100C172 58 202 16 250 22Q224 58 194 100z" wash="white" loose />
      <Shape of="M250 22Q236 70 194 100Q218 54 250 22z" wash="steel" line="inner" />
      <Line of="M222 62L258 74M202 92l56-18" weight="inner" />
      <Disc at={[260, 75]} radius={6} wash="honey" line="inner" />
    </Place>
  );
}

/** The terminal in its case, with the cable to the dish. */
function Case() {
  return (
    <>
      <Line of="M230 132Q236 196 272 194" weight="inner" />
      <Shape of="274,166 324,166 328,182 270,182" wash="slate" line="inner" round={2} />
      <Shape of={box(268, 182, 62, 24)} wash="petrol" round={2} loose />
      <Line of="M268 190h62" />
      <Disc at={[280, 174]} radius={2.4} wash="honey" />
    </>
  );
}
