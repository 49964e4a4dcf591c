import { Drawing } from '../../Drawing.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape, type Wash } from '../../shape/Shape.tsx';
import { Specks } from '../../things/Pipe.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { Chemist } from './technology/Chemist.tsx';

const bench = 316;

/** From the dose that does too little to the one that is right. */
const jars: readonly Wash[] = ['muddy', 'muddy', 'raw', 'raw', 'filtered', 'shallow'];

/**
 * A jar test: six jars of the same raw water, stirred alike, each with another dose, to find how much it
 * takes (ASTM D2035). The paddles are lifted out, so that it settles: the right dose leaves clear water above its sludge.
 */
export function Technology() {
  return (
    <Drawing photo="technology" width={640} height={364}>
      <path className="w-room" d="M0 0h640v364H0z" />
      <g className="unlit far">
        <Shape of={box(236, -10, 208, 250)} wash="sky" />
        <path className="w-sea" d="M237 150h206v89H237z" />
        <Line of="M236 150h208" weight="inner" />
        <path className="w-ground" d="M237 218h206v21H237z" />
        <StandTank x={275} y={234} scale={0.66} />
        <Line of="M340 -10v250" weight="outline" />
        <Plan />
      </g>
      <Shape of={box(-10, bench, 660, 14)} wash="white" line="outline" />
      <Shape of={box(-10, bench + 14, 660, 60)} wash="petrol" line="none" />
      <g className="far">
        <Shelf />
      </g>
      <JarTest />
      <Chemist />
    </Drawing>
  );
}

function JarTest() {
  const width = 200;
  return (
    <Place x={390} y={bench} scale={1.2}>
      <Shape of={box(-8, -108, 8, 108)} wash="slate" line="inner" />
      <Shape of={box(width, -108, 8, 108)} wash="slate" line="inner" />
      <Shape of={box(-10, -112, width + 20, 22)} wash="steel" round={3} />
      <Line of="M6-101h24" />
      <Disc at={[width - 8, -101]} radius={5} wash="honey" line="fine" />
      {jars.map((wash, index) => (
        <Place key={`${wash}${index}`} x={4 + index * 32.5} y={0}>
          <Shape of="-1,-62 29,-62 29,0 -1,0" wash="white" round={3} />
          <Shape of="0.500,-50 27.500,-50 27.500,-1 0.500,-1" wash={wash} line="fine" round={2} />
          {index < 4 && <Specks in={[4, -46, 20, 34]} count={[9, 6, 4, 2][index] ?? 0} from={index * 3} />}
          <Shape of={`M1-1v${-1.5 - 1.5 * index}q6-3 12-1t14-1V-1z`} wash="muddy" line="fine" />
          <Line of="M14-90v26" weight="inner" />
          <Shape of="M3-80l9 2v10l-9 2zm22 0l-9 2v10l9 2z" wash="steel" line="inner" />
          <Shape of={box(12, -79, 4, 12)} wash="slate" line="fine" />
        </Place>
      ))}
    </Place>
  );
}

/** Of the system for which the water is tested: a tank, filters, taps. */
function Plan() {
  return (
    <>
      <Shape of="4,50 92,44 98,150 10,156" wash="white" line="inner" />
      <Line of="M20 72h22v26H20zM42 84h16v-14h12v30H58v-16M40 118h46" weight="index" />
    </>
  );
}

function Shelf() {
  const bottles: readonly (readonly [number, Wash, number])[] = [
    [520, 'honey', 38],
    [564, 'clear', 48],
    [608, 'clay', 38],
  ];
  return (
    <>
      <Shape of={box(480, 108, 170, 8)} wash="wood" line="inner" />
      {bottles.map(([x, wash, height]) => (
        <Place key={x} x={x} y={108}>
          <Shape
            of={`-12,0 -12,${-height * 0.7} -4,${-height * 0.85} -4,${-height} 4,${-height} 4,${-height * 0.85} 12,${-height * 0.7} 12,0`}
            wash={wash}
            line="inner"
            round={2}
          />
        </Place>
      ))}
    </>
  );
}
