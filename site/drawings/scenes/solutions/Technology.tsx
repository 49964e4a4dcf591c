import { chemist, engineer } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape, type Wash } from '../../shape/Shape.tsx';
import { Specks } from '../../things/Pipe.tsx';
import { Vial } from '../../things/Sample.tsx';

const bench = 262;
const scale = 2.2;

/** From the dose that does too little to the one that is right. */
const jars: readonly Wash[] = ['muddy', 'muddy', 'raw', 'filtered', 'clear', 'shallow'];

/**
 * A jar test: six jars of the same raw water, stirred alike, each with another dose, to find how much it
 * takes (ASTM D2035). The paddles are lifted, so that it settles. The clean bench holds nothing else but the
 * meter and the log.
 */
export function Technology() {
  return (
    <Drawing photo="technology" width={450} height={256} from={[20, 46]}>
      <path className="w-room" d="M-10-10h540v360H-10z" />
      <Shape of={box(28, 42, 132, 96)} wash="sky" />
      <path className="w-sea" d="M29 104h130v33H29z" />
      <Line of="M28 104h132M94 42v96" weight="inner" />
      <Shelf />
      <Figure
        who={chemist}
        x={72}
        y={362}
        scale={scale}
        legs="hidden"
        look="up"
        pose={{ tilt: 10 }}
        far={{ at: [118, 128], hand: 'pinch', turn: 70, holds: <Vial x={120} y={126} scale={2.2} /> }}
        near={{ at: [58, 222], hand: 'flat', turn: -6 }}
      />
      <Figure
        who={engineer}
        x={452}
        y={362}
        scale={scale}
        faces="left"
        legs="hidden"
        look="ahead"
        smiles
        pose={{ hip: [0, 50], lean: 12, bow: 2, tilt: 4, turn: 'side', head: 'half' }}
        near={{
          at: [404, 250],
          hand: 'pinch',
          turn: -30,
          holds: <Line of="M402 242l-10 18" weight="outline" />,
        }}
        far={{ at: [384, 256], hand: 'flat', turn: -6 }}
      />
      <Shape of={box(-10, bench, 540, 12)} wash="white" line="outline" />
      <Shape of={box(-10, bench + 12, 540, 80)} wash="petrol" line="none" />
      <Shape of={box(-10, bench + 12, 540, 8)} wash="shade" line="none" />
      <Line of="M104 274V340M232 274V340M360 274V340" weight="pale" />
      <Line of="M40 294h26M156 294h26M284 294h26M412 294h26" weight="ripple" />
      <JarTest />
      <Meter />
      <Shape of="342,262 348,255 372,258 396,254 402,262" wash="white" line="inner" />
      <Line of="M372 258v4M352 257l14 1M378 258l12-1" weight="hair" />
    </Drawing>
  );
}

function JarTest() {
  const [left, width] = [136, 200];
  return (
    <>
      <Shape of={box(left - 8, bench - 108, 8, 108)} wash="slate" line="inner" />
      <Shape of={box(left + width, bench - 108, 8, 108)} wash="slate" line="inner" />
      <Shape of={box(left - 10, bench - 112, width + 20, 22)} wash="teal" round={3} />
      <Line of={`M${left + 6} ${bench - 101}h24`} weight="ripple" />
      <Disc at={[left + width - 8, bench - 101]} radius={5} wash="honey" line="fine" />
      {jars.map((wash, index) => (
        <Place key={wash + String(index)} x={left + 4 + index * 32.5} y={bench}>
          <Shape of="-1,-62 29,-62 29,0 -1,0" wash="white" round={3} />
          <Shape of="0.500,-50 27.500,-50 27.500,-1 0.500,-1" wash={wash} line="fine" round={2} />
          {index < 4 && <Specks in={[4, -46, 20, 34]} count={[14, 10, 5, 2][index] ?? 0} from={index * 3} />}
          {index > 1 && <Shape of={`M1 -1v${-index}q13-3 26 0v${index}z`} wash="muddy" line="fine" />}
          <Line of="M14-90V-34" weight="inner" />
          <Shape of="5,-38 12,-36 12,-26 5,-24" wash="steel" line="fine" />
          <Shape of="16,-36 23,-38 23,-24 16,-26" wash="steel" line="fine" />
          <Shape of={box(12, -36, 4, 10)} wash="slate" line="fine" />
        </Place>
      ))}
    </>
  );
}

/** A turbidity meter with its lid open. */
function Meter() {
  return (
    <Place x={36} y={bench}>
      <Shape of="0,0 3,-24 18,-36 62,-36 66,0" wash="honey" round={3} />
      <Shape of={box(24, -30, 30, 13)} wash="slate" line="fine" round={1} />
      <Line of="M28-23h6m4 0h6m3 0h4" weight="ripple" />
      <Line of="M26-10h26" />
      <Shape of="56,-36 60,-58 66,-58 64,-34" wash="slate" line="inner" round={1} />
    </Place>
  );
}

function Shelf() {
  const bottles: readonly (readonly [number, Wash, number])[] = [
    [360, 'honey', 24],
    [386, 'clear', 30],
    [412, 'white', 26],
    [438, 'clay', 24],
    [464, 'shallow', 32],
  ];
  return (
    <>
      <Shape of={box(340, 92, 148, 6)} wash="wood" line="inner" />
      {bottles.map(([x, wash, height]) => (
        <Place key={x} x={x} y={92}>
          <Shape
            of={[
              [-9, 0],
              [-9, -height * 0.7],
              [-3, -height * 0.85],
              [-3, -height],
              [3, -height],
              [3, -height * 0.85],
              [9, -height * 0.7],
              [9, 0],
            ]}
            wash={wash}
            line="inner"
            round={1.5}
          />
        </Place>
      ))}
    </>
  );
}
