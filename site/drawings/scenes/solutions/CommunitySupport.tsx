import { keeper, mechanic } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { House } from '../../things/House.tsx';
import { Hill } from '../../things/Land.tsx';
import { Vial } from '../../things/Sample.tsx';

const scale = 1.8;

/** Both fists around the end of the handle, and his weight over them. */
const pumping = {
  who: mechanic,
  x: 104,
  y: 248,
  scale,
  stance: 'bending',
  look: 'ahead',
  frowns: true,
  pose: {
    hip: [-6, 44],
    lean: 20,
    bow: 2,
    tilt: -4,
    feet: { near: { at: [-20, 5.5], turn: -20 }, far: { at: [12, 3.5] } },
  },
  near: { at: [157, 147], turn: -44 },
  far: { at: [146, 160], turn: -46 },
} as const;

/** The pump works again: he pumps, she takes a sample (India Mark II: the handle is opposite the spout). */
export function CommunitySupport() {
  return (
    <Drawing photo="community-support" width={310} height={186} from={[50, 70]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Hill
        from={100}
        to={290}
        y={120}
        base={220}
        wash="hill"
        height={20}
        phase={0.6}
        contours={3}
        gap={22}
      />
      <path className="w-ground" d="M-10 206h420v90H-10z" />
      <g className="far">
        <Line of="M-10 206H410" />
        <House x={-72} y={210} width={226} />
        <House x={278} y={208} width={160} paint="calm" />
      </g>
      <Apron />
      <Figure {...pumping} nearArm="hidden" />
      <Pump />
      <Figure {...pumping} nearArm="only" />
      <Figure
        who={keeper}
        x={305}
        y={250}
        scale={scale}
        faces="left"
        stance="kneeling"
        pose={{ tilt: -22 }}
        near={{ at: [274, 196], hand: 'pinch', turn: 6, holds: <Vial x={259} y={203} scale={1.4} open /> }}
        far={{ at: [275, 205], hand: 'flat', turn: 2 }}
        farArmInFront
      />
      <Toolbox />
    </Drawing>
  );
}

/** Of concrete. Below the spout a basin takes what is spilled; a channel leads it far away from the well. */
function Apron() {
  return (
    <Place x={222} y={246}>
      <Shape of="-84,-17 106,-17 136,14 -114,14" wash="paper" line="inner" />
      <Shape of="-190,-13 44,-13 52,5 24,5 20,-6 -190,-6" wash="steel" line="inner" />
      <Shape of="-190,-11 42,-11 48,3 28,3 22,-9 -190,-9" wash="clear" line="fine" />
    </Place>
  );
}

/** Pedestal, tank with spout, head and handle. */
function Pump() {
  return (
    <Place x={222} y={246}>
      <Line of="M-10-6L-22 0M10-6L22 0" weight="outline" />
      <Shape of={box(-9, -74, 18, 74)} wash="teal" round={1} />
      <Shape of={box(-14, -6, 28, 6)} wash="petrol" line="inner" />
      <Shape of={box(-15, -108, 30, 34)} wash="teal" round={2} />
      <Shape of="15,-94,1 40,-94,8 42,-80 34,-80 33,-86 15,-86" wash="teal" line="inner" round={2} />
      <Line of="M38-79V-58" weight="flow" />
      <Shape of={box(-17, -112, 34, 5)} wash="steel" line="inner" />
      <Shape of="-14,-112 -14,-140,3 12,-140,3 18,-130 18,-112" wash="petrol" round={1} />
      <Shape of="-8,-132 -78,-85 -74,-78 -4,-124" wash="slate" line="inner" round={1} />
      <Disc at={[-6, -128]} radius={4} wash="steel" line="fine" />
      <Disc at={[-12, -109]} radius={1.6} wash="ink" />
      <Disc at={[12, -109]} radius={1.6} wash="ink" />
      <Shape of={box(-9, -70, 5, 64)} wash="shade" line="none" />
    </Place>
  );
}

function Toolbox() {
  return (
    <Place x={46} y={262}>
      <Shape of="-22,0 -22,-16 22,-16 22,0" wash="clay" round={2} />
      <Line of="M-12-16q0-9 12-9t12 9M-22-9H22" weight="inner" />
    </Place>
  );
}
