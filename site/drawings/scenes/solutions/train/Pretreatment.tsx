import { operator } from '../../../cast/solutions.ts';
import { Figure } from '../../../figure/Figure.tsx';
import { box } from '../../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Container } from '../../../things/Container.tsx';
import { Arrow, Flange, Pipes, Specks } from '../../../things/Pipe.tsx';
import { Dosing } from './Dosing.tsx';
import { ground, type Moment } from './moment.ts';

const left = 380;
const floor = ground - 26;

/** The first container: media filters, a dose against scale, then the cartridge filter that guards the membranes. */
export function Pretreatment({ moment }: { moment: Moment }) {
  return (
    <>
      <SolarPanels />
      <Container x={left} y={ground}>
        <Pipes of={['494,120 603,120 603,291 576,291 576,314']} water="muddy" />
        <Pipes
          of={['388,238 403,238 403,103 562,103 562,114', '484,103 484,114']}
          water="raw"
          flow={moment.flow}
        />
        <Pipes
          of={['484,248 484,260 622,260 622,214 658,214', '562,248 562,260', '700,258 844,258']}
          water="filtered"
          flow={moment.flow}
        />
        <MediaFilter x={484} moment={moment} />
        <MediaFilter x={562} moment={moment} />
        <ValveHead x={484} />
        <ValveHead x={562} />
        <Arrow x={403} y={150} turn={-90} />
        <Arrow x={518} y={103} />
        <Arrow x={603} y={222} turn={90} />
        <Arrow x={520} y={260} />
        <Dosing x={638} pipe={56} wash="apricot" />
        <CartridgeFilter />
        <Arrow x={730} y={258} />
        <Cabinet />
        <Figure
          who={operator}
          x={756}
          y={floor}
          scale={1.42}
          stance="standing"
          look="ahead"
          shadow={false}
          near={{ at: [776, 186], hand: 'point', turn: 4 }}
        />
      </Container>
    </>
  );
}

/** A pressure vessel, cut open: water, carbon, sand and gravel. */
function MediaFilter({ x, moment }: { x: number; moment: Moment }) {
  const shell = 'M-33-102Q-33-126 0-126T33-102V-20Q33 4 0 4T-33-20z';
  const inside = 'M-27-100Q-27-120 0-120T27-100V-22Q27-2 0-2T-27-22z';
  const clear = Math.round(106 * moment.filtered);
  return (
    <Place x={x} y={floor - 22}>
      <Line of="M-24-8V22M24-8V22M-30 22h12M18 22h12" weight="outline" />
      <Shape of={shell} wash="teal" loose />
      <Shape of={inside} wash="raw" line="inner" />
      <Specks in={[-22, -112, 44, 26]} count={12} />
      <Shape of={box(-27, -84, 54, 22)} wash="slate" line="fine" />
      <Line
        of="M-22-80l5 7m4-7l5 7m4-7l5 7m4-7l5 7m4-7l5 7M-18-70l5 6m4-6l5 6m4-6l5 6m4-6l5 6"
        weight="pale"
      />
      <Shape of={box(-27, -62, 54, 28)} wash="honey" line="fine" />
      <Specks in={[-25, -60, 50, 24]} count={30} />
      <Shape of="M-27-34H27V-22Q27-2 0-2T-27-22z" wash="steel" line="fine" />
      <Line
        of="M-24-29a4 4 0 1 0 8 0a4 4 0 1 0-8 0m10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0m10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0m10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0m10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-19-21a4 4 0 1 0 8 0a4 4 0 1 0-8 0m10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0m10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0m10 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        weight="hair"
      />
      {moment.filtered < 1 && (
        <path className="pipe-flow" d={`M-14-108v${clear}M0-108v${clear}M14-108v${clear}`} />
      )}
      <Line of="M-10-114l4-4H6l4 4" weight="inner" />
      <Shape of="M-33-102V-20Q-33-14-28-8V-110Q-33-106-33-102z" wash="hatch" line="none" />
    </Place>
  );
}

/**
 * Each filter has its own valve: while one is washed, water runs backward through it and out to the drain,
 * the other one works on.
 */
function ValveHead({ x }: { x: number }) {
  return (
    <Place x={x} y={120}>
      <Shape of={box(-13, -8, 26, 14)} wash="honey" line="inner" round={2} />
      <Disc at={[0, -1]} radius={4.4} wash="white" line="fine" />
      <Line of="M0-1l2-3" />
      <Flange x={0} y={8} upright />
    </Place>
  );
}

/** Clean pleats of polypropylene behind a window, five micrometers fine: the last filter before the high pressure. */
function CartridgeFilter() {
  return (
    <Place x={680} y={floor}>
      <Line of="M-12-20V0M12-20V0M-17 0h10M7 0h10" weight="outline" />
      <Shape of="-20,-92,6 20,-92,6 20,-14,8 -20,-14,8" wash="petrol" />
      <Shape of={box(-23, -96, 46, 7)} wash="steel" line="inner" round={2} />
      <Line of="M-12-96v-6M12-96v-6" weight="inner" />
      <Shape of="-15,-84,3 15,-84,3 15,-22,4 -15,-22,4" wash="filtered" line="inner" />
      {[-9, 0, 9].map(x => (
        <Place key={x} x={x} y={0}>
          <Shape of={box(-3.5, -80, 7, 54)} wash="white" line="fine" round={1} />
          <Line of="M-3-74l6 3m-6 5l6 3m-6 5l6 3m-6 5l6 3m-6 5l6 3m-6 5l6 3" weight="hair" />
        </Place>
      ))}
      <Flange x={-20} y={-60} />
      <Flange x={18} y={-16} />
    </Place>
  );
}

function Cabinet() {
  return (
    <Place x={782} y={floor}>
      <Line of="M4-40V0M34-40V0" weight="outline" />
      <Shape of={box(0, -132, 38, 94)} wash="paper" round={2} loose />
      <Shape of={box(5, -126, 28, 26)} wash="slate" line="fine" />
      <Line of="M8-107l5-6 5 4 5-8 6 4" weight="pale" />
      <Disc at={[10, -90]} radius={3.2} wash="clear" line="fine" />
      <Disc at={[19, -90]} radius={3.2} wash="honey" line="fine" />
      <Disc at={[28, -90]} radius={3.2} wash="clay" line="fine" />
      <Line of="M6-78h26M6-72h18M34-64v10" />
      <Shape of={box(0, -130, 8, 90)} wash="hatch" line="none" />
    </Place>
  );
}

/** On rails on the roof. They carry a part of the load; the generator beside the containers carries the rest. */
function SolarPanels() {
  const top = ground - 222;
  const each = (draw: (x: number) => string) => [398, 488, 578, 668].map(draw).join('');
  return (
    <>
      <Line of={`M392 ${top + 1}H752`} weight="outline" />
      <Line of={each(x => `M${x + 8} ${top + 4}v-8M${x + 70} ${top + 4}v-26`)} weight="inner" />
      <Shape of={each(x => `M${x} ${top - 2}h64l18-28h-64z`)} wash="slate" line="inner" />
      <Line
        of={each(x => `M${x + 16} ${top - 2}l18-28M${x + 32} ${top - 2}l18-28M${x + 48} ${top - 2}l18-28`)}
        weight="pale"
      />
    </>
  );
}
