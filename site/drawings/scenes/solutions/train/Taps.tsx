import { drinker, neighbor, tester } from '../../../cast/solutions.ts';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Can } from '../../../things/Can.tsx';
import { Cup } from '../../../things/Held.tsx';
import { Coupling, Hose } from '../../../things/Hose.tsx';
import { Pump } from '../../../things/Pump.tsx';
import { Vial } from '../../../things/Sample.tsx';
import { Staff } from '../../../things/Staff.tsx';
import { TapStand } from '../../../things/TapStand.tsx';
import { ground, type Moment } from './moment.ts';

/**
 * The folding tank on its platform, cut open below its cover, and the taps: where water is stored, tested and
 * carried home. The tank is hardly higher than the taps: a small pump lifts the water to them (TM
 * 10-4610-241-24, paragraph 11-14: distribution pump).
 */
export function Taps({ moment }: { moment: Moment }) {
  // Nobody drinks before the taps are open.
  const hand = moment.poured ? 227 : 238;
  return (
    <>
      <Hose through="1457,244 1462,244 1466,262 1470,276" />
      <Coupling x={1453} y={244} scale={0.9} turn={180} />
      <Hose through="1572,290 1602,290" />
      <Place x={1520} y={ground} scale={0.94}>
        <CutTank moment={moment} />
        <Staff x={-38} y={-21} unit={8.5} count={7} from={2} />
      </Place>
      <Pump x={1621} y={ground + 2} scale={0.84} />
      <Hose through="1612.5,276 1612.5,252 1612.5,240 1626,239.5" />
      <Coupling x={1628} y={239.5} scale={1.05} />
      <Coupling x={1590} y={290} scale={0.84} turn={180} />
      <SamplingTap x={1610} y={252} />
      <Figure
        who={tester}
        x={1554}
        y={ground + 4}
        scale={1.42}
        stance="kneeling"
        look="ahead"
        pose={{ lean: 4, tilt: 4 }}
        shadow={false}
        near={{
          at: [1583, 226],
          hand: 'pinch',
          turn: 60,
          holds: <Vial x={1590} y={224} scale={1.42} />,
        }}
        far={{ at: [1580, 262], hand: 'flat', turn: -20 }}
      />
      {/* Nearer to us than the tank, and so larger. */}
      <Place x={-731} y={-122} scale={1.46}>
        <Figure
          who={drinker}
          x={1644}
          y={ground + 1}
          scale={1.42}
          stance="standing"
          look={moment.poured ? 'closed' : 'ahead'}
          pose={{ tilt: moment.poured ? 10 : -3, turn: 'side' }}
          near={{
            at: [1659, hand],
            turn: 96,
            holds: <Cup x={1659} y={hand - 2} scale={1.2} turn={moment.poured ? -50 : 0} />,
          }}
          far={{ at: [1663, hand - 3], turn: 110 }}
          shadow={false}
        />
        <TapStand
          x={1751}
          y={ground + 4}
          scale={0.92}
          flip
          running={moment.poured ? [2] : []}
          flow={moment.flow ? -moment.flow : 0}
        />
        <Figure
          who={neighbor}
          x={1720}
          y={ground + 8}
          scale={1.42}
          faces="left"
          stance="kneeling"
          smiles
          pose={{ lean: 9 }}
          near={{
            at: [1685, ground - 32],
            hand: 'grip',
            turn: -10,
            holds: <Can x={1677} y={ground - 30} scale={1.42} wash="white" open />,
          }}
          far={{ at: [1686, ground - 58], hand: 'pinch', turn: 20 }}
        />
      </Place>
    </>
  );
}

/**
 * On the hose that leaves the tank: whoever tests the water does not dip into it. It is closed: the sample is taken,
 * and clear.
 */
function SamplingTap({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="0,-3 -10,-3,3 -13,0 -13,6 -8,6 -8,3 0,3" wash="steel" line="inner" round={1} />
      <Shape of="-8,-3 -8,-12 -4,-12 -4,-3" wash="clay" line="fine" />
    </Place>
  );
}

/** On its platform, 150 wide and 120 tall; the middle of its foot is the origin. */
export function CutTank({ moment }: { moment: Moment }) {
  const top = -Math.round(moment.level);
  return (
    <>
      <Shape of={box(-78, 1, 158, 7)} wash="slate" line="inner" round={1} />
      <Shape of="M-66-4Q-78-50-46-98H46Q78-50 66-4 34 2 0 2T-66-4z" wash="teal" loose />
      <Shape of="M-58-10Q-68-50-40-90H40Q68-50 58-10 30-4 0-4T-58-10z" wash="shallow" line="inner" />
      <Shape of={`M-58-10Q-62-40-54 ${top}H54Q62-40 58-10 30-4 0-4T-58-10z`} wash="clear" line="inner" />
      <Line
        of={`M-40 ${top + 14}h26M6 ${top + 24}h34M-34 ${top + 44}h22M10 ${top + 54}h30`}
        weight="ripple"
      />
      <Shape of="M-50-97Q-36-120 0-120T50-97Q46-90 0-90T-50-97z" wash="petrol" line="inner" />
      <Line of="M0-120V-91M-20-117Q-30-108-32-93M20-117Q30-108 32-93" weight="pale" />
    </>
  );
}
