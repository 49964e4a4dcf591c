import { carrier, retiree, schoolboy, wheelchairUser } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Line, Shape } from '../../shape/Shape.tsx';
import { Can } from '../../things/Can.tsx';
import { Bottle } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Hill } from '../../things/Land.tsx';
import { StandTank } from '../../things/Tank.tsx';
import { TapStand } from '../../things/TapStand.tsx';
import { WheelchairBack, WheelchairFront } from '../../things/Wheelchair.tsx';

const scale = 2;

/**
 * A tank feeds a tap stand: gravity needs a tank a little above the taps, and the hose lies behind the stand, where nobody
 * trips over it. A crate brings the can within reach of who sits (Sphere Handbook 2018, water supply standard 2.1).
 */
export function Provision() {
  return (
    <Drawing photo="provision" width={570} height={306} from={[0, 34]}>
      <path className="w-sky" d="M-10-10h600v360H-10z" />
      <Hill
        from={-40}
        to={640}
        y={170}
        base={250}
        wash="hill-far"
        height={22}
        phase={0.4}
        contours={5}
        gap={14}
      />
      <path className="w-ground" d="M-10 240h600v110H-10z" />
      <Line of="M-10 240H590" />
      <StandTank x={66} y={258} scale={1.18} />
      <Hose
        through={[
          [127, 159],
          [142, 159],
          [146, 178],
          [140, 250],
          [142, 272],
          [170, 280],
          [320, 282],
          [436, 282],
          [452, 276],
          [450, 230],
          [452, 186],
          [434, 185],
        ]}
      />
      <Coupling x={128} y={159} turn={180} scale={1.3} />
      <Figure
        who={retiree}
        x={394}
        y={264}
        scale={scale}
        faces="left"
        stance="bending"
        pose={{ hip: [-3, 43], lean: 16, bow: 2, tilt: -16 }}
        near={{ at: [356, 168], hand: 'pinch', turn: -16 }}
        far={{ at: [360, 212], hand: 'grip', turn: -4 }}
        farArmInFront
      />
      <TapStand x={228} y={268} scale={1.35} running={[0, 2]} />
      <Coupling x={428} y={185} scale={1.35} turn={180} />
      <Shape of={box(326, 244, 62, 6)} wash="wood" line="inner" round={1} />
      <Line of="M332 250V276M382 250V276" weight="outline" />
      <Bottle x={338} y={231} scale={2.2} open />
      <Bottle x={362} y={231} scale={2.2} />
      <Shape of={box(236, 254, 52, 26)} wash="wood" line="inner" round={1} />
      <Line of="M236 262h52M236 271h52" weight="hair" />
      <Can x={268} y={207} scale={scale} wash="white" open />
      <WheelchairBack x={194} y={292} scale={scale} />
      <Figure
        who={wheelchairUser}
        x={194}
        y={292}
        scale={scale}
        stance="sitting"
        pose={{ hip: [-2, 28], lean: 8, tilt: -12, feet: { near: { at: [20, 6] }, far: { at: [24, 6] } } }}
        near={{ at: [238, 226], hand: 'flat', turn: 16 }}
        far={{ at: [240, 178], hand: 'pinch', turn: 12 }}
        shadow={false}
      />
      <WheelchairFront x={194} y={292} scale={scale} />
      <Figure
        who={schoolboy}
        x={486}
        y={310}
        scale={scale}
        faces="left"
        pose={{ tilt: -16 }}
        near={{
          at: [476, 238],
          hand: 'grip',
          turn: 30,
          holds: <Bottle x={474} y={235} scale={scale} flip />,
        }}
        far={{ at: [466, 216], hand: 'pinch', turn: 150 }}
        farArmInFront
      />
      <Figure
        who={carrier}
        x={538}
        y={298}
        scale={scale}
        stance="stepping"
        look="ahead"
        pose={{ lean: -1, shoulders: 1.6 }}
        near={{ at: [519, 208], hand: 'grip', turn: -86, holds: <Can x={519} y={213} scale={scale} /> }}
        far={{ at: [556, 204] }}
      />
    </Drawing>
  );
}
