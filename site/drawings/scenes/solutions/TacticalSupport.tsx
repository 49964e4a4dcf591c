import type { ReactNode } from 'react';
import { convoyLead, coordinator, driver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Cup } from '../../things/Held.tsx';

const scale = 2.15;

/** They lean over the table: the near arms lie on it. */
const leader = {
  who: convoyLead,
  x: 157,
  y: 312,
  scale,
  legs: 'hidden',
  pose: { turn: 'side', lean: 10, bow: 1.4, tilt: -14 },
  near: { at: [174, 210], hand: 'point', turn: -36 },
  far: { at: [200, 181], turn: 68, holds: <Handset /> },
} as const;
const speaker = {
  who: coordinator,
  x: 277,
  y: 310,
  scale,
  faces: 'left',
  legs: 'hidden',
  pose: { lean: 7, tilt: -12 },
  near: { at: [258, 207], hand: 'point', turn: -30 },
  far: { at: [247, 171], turn: 10, holds: <Notes /> },
} as const;
const listener = {
  who: driver,
  x: 350,
  y: 316,
  scale,
  faces: 'left',
  legs: 'hidden',
  look: 'ahead',
  pose: { lean: 9, tilt: -4, head: 'side' },
  near: { at: [326, 215], hand: 'flat', turn: -22 },
  far: { at: [305, 184], turn: 8, holds: <Cup x={304} y={185} scale={scale} flip /> },
} as const;

/**
 * A convoy with drinking water has stopped, and three people settle the way on a map by the light of a lantern.
 * On a dark ground, by day as well.
 */
export function TacticalSupport() {
  return (
    <Drawing photo="tactical-support" width={285} height={171} from={[100, 66]} className="dusk">
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <g className="far">
        <DarkTanker />
      </g>
      {[100, 64].map(radius => (
        <circle key={radius} className="w-clay" opacity={0.1} cx={219} cy={196} r={radius} />
      ))}
      <g id="by-the-lantern">
        <Figure {...leader} nearArm="hidden" />
        <path className="hair-brown w-hair l4" d="M200 137.500v2.600q-4-.5-7 2.900l-3-1q1-4 5-4.500z" />
        <Figure {...listener} nearArm="hidden" />
        <Figure {...speaker} nearArm="hidden" />
      </g>
      <Lit people="by-the-lantern">
        <Planes />
      </Lit>
      <Table />
      <g id="over-the-map">
        <Figure {...leader} nearArm="only" />
        <Figure {...listener} nearArm="only" />
        <Figure {...speaker} nearArm="only" />
      </g>
      <Lit people="over-the-map">
        <use href="#lantern-planes" />
      </Lit>
      <Lantern />
    </Drawing>
  );
}

/** The first of the convoy, dark against hill and sky: a tank with its manhole, and a cab. */
function DarkTanker() {
  return (
    <>
      <Shape
        of="M86 190V96Q86 80 104 80H188V74H212V80H284Q302 80 302 96V190zM312 190V92Q312 86 320 86H346Q352 86 354 92L364 128 400 134V190z"
        wash="ink"
      />
      <path className="w-teal" opacity={0.5} d="M286 84q8 10 8 15a8 8 0 0 1-16 0q0-5 8-15z" />
      <path className="w-window" opacity={0.4} d="M324 96h20l8 28h-28z" />
      <Disc at={[130, 200]} radius={22} wash="ink" line="outline" />
    </>
  );
}

/** Keeps light and shade on people, and off what is as dark as their outlines, so that those are of one ink. */
function Lit({ people, children }: { people: string; children: ReactNode }) {
  return (
    <>
      <mask id={`${people}-mask`} mask-type="alpha">
        <use href={`#${people}`} filter="url(#off-ink)" />
      </mask>
      <g mask={`url(#${people}-mask)`}>{children}</g>
    </>
  );
}

/** The lantern warms people; dark are their backs: behind the ear, below the collar, along the folds of a sleeve. */
function Planes() {
  return (
    <g id="lantern-planes">
      <filter id="off-ink">
        <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 12 0 0 -.4" />
      </filter>
      <path className="w-lamp" opacity={0.26} d="M90 92H400V230H90z" />
      <circle className="w-lamp" opacity={0.2} cx={219} cy={200} r={52} />
      <path
        className="w-ink"
        opacity={0.6}
        transform="translate(0 10)"
        d="M184 92C172 106 182 120 178 134S166 152 171 168 174 196 170 208L162 214H90V92zM262 92C272 106 264 124 270 138S272 164 272 178L268 202H291V152L286 148V92zM323 106C329 118 325 128 323 138S317 148 325 156 337 170 339 182 343 200 342 218H400V106z"
      />
    </g>
  );
}

/** A radio as large as his hand: the fist is around its lower half. */
function Handset() {
  return (
    <>
      <Shape of="M207 155l.5-20h3l.5 20z" wash="steel" line="fine" />
      <Shape of="199,152 212,152 211,180 200,180" wash="honey" line="inner" round={2} />
      <Line of="M202 155h4m-4 2.5h4" />
    </>
  );
}

/** On a board whose page is turned to her: we see its back and edge. */
function Notes() {
  return (
    <>
      <Shape of="237,136 239,136.5 248,176 246,177" wash="white" line="fine" />
      <Shape of="223,140 237,136 246,177 232,181" wash="wood" line="inner" round={1} />
      <Shape of="227,140.5 234,138.5 233,133 226,135" wash="steel" line="fine" />
    </>
  );
}

/**
 * On a map lie two points, two ways between them and the hands that show them. Hands cast their shadows away from the
 * lantern.
 */
function Table() {
  return (
    <>
      <Shape of="112,200 376,200 440,260 40,260" wash="wood" line="inner" />
      <Shape of="150,206 344,206 372,250 122,250" wash="white" line="inner" />
      <path className="l-index" d="M212 206q40 40 144 22" />
      <Line of="M194 224C208 234 224 226 238 219S286 214 302 226" weight="strap" />
      <path className="l-flow" strokeDasharray="9 7" d="M194 224C216 241 272 239 302 226" />
      <Disc at={[194, 224]} radius={3} wash="white" line="outline" />
      <Disc at={[302, 226]} radius={3} wash="white" line="outline" />
      <path className="w-lamp" opacity={0.4} d="M112 200H376L440 260H40z" />
      <path
        className="w-ink"
        opacity={0.55}
        d="M112 200H138C104 206 92 226 110 260H40zM304 200H376L440 260H330C350 226 338 206 304 200zM194 220L180 220 152 227 120 239 154 234 188 225zM244 217L265 213 303 218 271 221zM304 225L320 219 355 229 383 243 340 233z"
      />
    </>
  );
}

function Lantern() {
  return (
    <Place x={219} y={213} scale={1.4}>
      <Line of="M-7-22q7-20 14 0" weight="inner" />
      <Shape of="-6,-20 6,-20 7,-4 -7,-4" wash="honey" line="inner" round={2} />
      <Shape of="M0-18q5 5 3 11h-6q-2-6 3-11z" wash="white" line="none" />
      <Shape of="M-8-4h16v4h-16zM-7-24h14v5h-14z" wash="slate" line="fine" />
    </Place>
  );
}
