import type { Point } from '../shape/geometry.ts';
import { placing } from '../shape/Shape.tsx';
import { Face } from './Face.tsx';
import { faceShapes, profile } from './faces.ts';
import { Ear, type Look } from './facial-features.tsx';
import type { Frame } from './frame.ts';
import { Hat } from './Hat.tsx';
import { HeadLine, HeadShape } from './HeadParts.tsx';
import { type Hair, hair } from './hair.ts';
import type { Person } from './person.ts';

interface HeadProps {
  who: Person;
  frame: Frame;
  turn: 'side' | 'half';
  /** Degrees, down is negative. */
  tilt: number;
  look: Look;
  smiles: boolean | 'open';
  frowns: boolean;
}

/** Below this scale of a figure, heads are less than about 45 units high. */
const smallScale = 2.4;

export function Head({ who, frame, turn, tilt, look, smiles, frowns }: HeadProps) {
  const [x, y] = frame.place(frame.skeleton.head);
  const style: Hair = hair[who.hair];
  const isSide = turn === 'side';
  const outline = isSide
    ? profile(who.face, who.nose, smiles === 'open' ? 'open' : (who.mouth ?? 'wide'))
    : faceShapes[who.face];
  const size = (frame.scale * frame.body.head) / 10;
  const classes = [`hair-${who.hairColor ?? 'black'}`, who.hatColor && `hat-${who.hatColor}`];
  const place = placing({
    x: Math.round(x * 2) / 2,
    y: Math.round(y * 2) / 2,
    scale: size,
    flip: frame.flip,
    turn: -tilt,
  });
  const scarf = who.hair === 'headscarf';
  return (
    <g className={classes.filter(Boolean).join(' ')} transform={place}>
      {scarf && (
        <HeadShape
          of={`-1,-8 -7.2,-4 -7.2,3 -4.4,8.8 0.4,10.2 ${isSide ? '3.4,8 3.6,3 3,-4' : '5.4,8.4 7.3,3.4 7.3,-3.6'} 5.4,-8`}
          wash="hat"
          round={3}
        />
      )}
      {style.behind && <HeadShape of={style.behind} wash="hair" round={2} />}
      {!isSide && style.beyond && <HeadShape of={style.beyond} wash="hair" round={2} />}
      <HeadShape of={outline} wash="skin" line={scarf ? 'fine' : 'outline'} round={2.4} />
      <HeadShape of={shadeOf(outline)} wash="shade" line="none" round={2.4} />
      <Face
        who={who}
        isSide={isSide}
        small={frame.scale < smallScale}
        look={look}
        smiles={smiles}
        frowns={frowns}
      />
      {style.cap && (
        <HeadShape of={style.cap} wash="hair" line={who.hair === 'fringe' ? 'fine' : 'outline'} />
      )}
      {style.strands?.map(strand => (
        <HeadLine key={String(strand)} of={strand} weight="pale" curved />
      ))}
      {!style.coversEar && !scarf && (
        <g transform={isSide ? 'translate(18 0)scale(1.7)' : 'translate(-2 0)scale(1.6)'}>
          <Ear />
        </g>
      )}
      {scarf && <Headscarf isSide={isSide} />}
      {who.hat && <Hat kind={who.hat} isSide={isSide} />}
    </g>
  );
}

/** Below the jaw, from the chin to behind the ear, there is less light. */
function shadeOf(outline: readonly Point[]): Point[] {
  const jaw = [...outline.slice(-4), ...outline.slice(0, 1)];
  const inner = jaw.slice(1, -1).map(([x, y]): Point => [x * 0.68 + 0.2, y * 0.78 + 0.7, 2]);
  return [...jaw, ...inner.toReversed()];
}

function Headscarf({ isSide }: { isSide: boolean }) {
  // From the side it ends on the forehead, and shows the cheek.
  const edge = isSide
    ? '3.7,8.8 5.2,4.9 4.2,4.9 1.8,5.7 -0.6,4 -1.4,-1 -0.6,-5.2'
    : '5.4,8.2 6.2,4 4.2,5.2 0.6,6.4 -2.4,4 -3,-1 -1.6,-5.4';
  return (
    <>
      <HeadShape
        of={`-7.4,2 -5.6,8 0.4,10.3 ${edge} 2.4,-7.6 5,-5.8 5.4,-7.8 6.2,-10.6 1,-13 -6,-12.2 -8.2,-9.4 -7.8,-4`}
        wash="hat"
        round={2}
      />
      <HeadLine of="-5.6,-7.6 -1,-9.6 4,-9" curved />
      <HeadLine of="-4.4,4 -4,-2" curved />
    </>
  );
}
