import { neighbor, tester } from '../../../cast/solutions.ts';
import { Figure } from '../../../figure/Figure.tsx';
import { box, mix, type Point } from '../../../shape/geometry.ts';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Coupling, Hose } from '../../../things/Hose.tsx';
import { Pump } from '../../../things/Pump.tsx';
import { Vial } from '../../../things/Sample.tsx';
import { Staff } from '../../../things/Staff.tsx';
import { TapStand } from '../../../things/TapStand.tsx';
import { ground, type Moment } from './moment.ts';

/**
 * The folding tank on its platform, cut open, and the taps: where water is stored, tested and carried home.
 * The tank is hardly higher than the taps: a small pump lifts the water to them (TM 10-4610-241-24, paragraph
 * 11-14: distribution pump).
 */
export function Taps({ moment }: { moment: Moment }) {
  const can = mix([1677, ground - 30], [1680, ground - 56], moment.lift) as Point;
  return (
    <>
      <Hose through="1452,244 1462,244 1466,262 1470,276" />
      <Coupling x={1453} y={244} scale={0.9} turn={180} />
      <Figure
        who={tester}
        smiles
        x={1562}
        y={ground - 6}
        scale={1.42}
        faces="left"
        look="ahead"
        near={{ at: [1540, 196], hand: 'pinch', turn: 60, holds: <Vial x={1535} y={199} scale={1.42} /> }}
        far={{ at: [1552, 216], hand: 'flat', turn: -10 }}
      />
      <Tank moment={moment} />
      <Pump x={1609} y={ground + 2} scale={0.84} />
      <Hose through="1600.5,276 1600.5,258 1600.5,248 1614,247.5" />
      <Coupling x={1616} y={247.5} scale={0.92} />
      <Coupling x={1578} y={290} scale={0.84} turn={180} />
      <TapStand
        x={1751}
        y={ground + 4}
        scale={0.92}
        flip
        running={moment.fall > 0 ? [2] : []}
        flow={moment.flow ? -moment.flow : 0}
      />
      <Figure
        who={neighbor}
        x={1720}
        y={ground + 8}
        scale={1.42}
        faces="left"
        stance="bending"
        smiles
        pose={{ hip: [-4, 38 + 7 * moment.lift], lean: 20 - 9 * moment.lift, bow: 2.4, tilt: -14 }}
        near={{
          at: [can[0] + 8, can[1] - 2],
          hand: 'grip',
          turn: -10,
          holds: <Can x={can[0]} y={can[1]} scale={1.42} wash="white" open={moment.lift === 0} />,
        }}
        far={{ at: [1686, ground - 63], hand: 'pinch', turn: 10 }}
      />
    </>
  );
}

function Tank({ moment }: { moment: Moment }) {
  const top = -Math.round(moment.level);
  return (
    <Place x={1520} y={ground} scale={0.94}>
      <Shape of={box(-78, 1, 158, 7)} wash="slate" line="inner" round={1} />
      <Shape of="M-66-4Q-78-50-46-98H46Q78-50 66-4 34 2 0 2T-66-4z" wash="teal" loose />
      <Shape of="M-58-10Q-68-50-40-90H40Q68-50 58-10 30-4 0-4T-58-10z" wash="shallow" line="inner" />
      <Shape of={`M-58-10Q-62-40-54 ${top}H54Q62-40 58-10 30-4 0-4T-58-10z`} wash="clear" line="inner" />
      <Line
        of={`M-40 ${top + 14}h26M6 ${top + 24}h34M-34 ${top + 44}h22M10 ${top + 54}h30`}
        weight="ripple"
      />
      <Shape of="M-47-98Q-46-106 0-106T47-98Q46-92 0-92T-47-98z" wash="honey" line="inner" />
      <Staff x={-14} y={-21} unit={8.5} count={7} from={2} />
    </Place>
  );
}
