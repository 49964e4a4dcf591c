import { daughter, gardener, mother, neighbor, scholar, walker } from '../../cast/impact.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure, type FigureProps } from '../../figure/Figure.tsx';
import { box } from '../../shape/geometry.ts';
import { Disc, Line, Place, Shape, type Wash } from '../../shape/Shape.tsx';
import { CageTank } from '../../things/CageTank.tsx';
import { Can } from '../../things/Can.tsx';
import { Bottle, Cup } from '../../things/Held.tsx';
import { Coupling, Hose } from '../../things/Hose.tsx';
import { Cast } from '../../things/Land.tsx';
import { Palm } from '../../things/Palm.tsx';
import { TapStand } from '../../things/TapStand.tsx';

const scale = 2.1;
const ground = 226;

const filling: FigureProps = {
  who: gardener,
  smiles: 'open',
  x: 632,
  y: ground + 10,
  scale,
  stance: 'bending',
  pose: { bow: 2.6, tilt: -8, head: 'half' },
  near: { at: [675, 173], turn: -8 },
  far: { at: [683, 130], turn: -20, holds: <Lever x={707} /> },
};

/** On bent knees behind the bar, over which he holds his bottle; the other hand is on the lever. */
const reaching: FigureProps = {
  who: scholar,
  smiles: true,
  x: 783,
  y: ground - 7,
  scale: 2.2,
  faces: 'left',
  pose: {
    turn: 'side',
    hip: [-1, 31],
    lean: 8,
    bow: 1,
    tilt: -14,
    head: 'half',
    feet: { near: { at: [-8, 3.5] }, far: { at: [9, 3.5] } },
  },
  near: { at: [742, 173], turn: -10, holds: <FillingBottle /> },
  far: { at: [732, 141], turn: 12 },
  shadow: false,
};

/**
 * Where the work ends: three fill a can, a bottle and a pot, one drinks, one is on her way home. A bucket with a lid and a
 * tap keeps water clean at home. Narrow windows show the taps.
 */
export function StreetTap() {
  return (
    <Drawing photo="street-tap" width={1120} height={244} from={[170, 12]}>
      <Market />
      <path className="w-ground" d="M-20 208h1480v60H-20z" />
      <g className="far">
        <Line of="M-20 208H1460" weight="inner" />
      </g>
      <Palm x={338} y={214} scale={0.78} />
      <path className="w-palm" d="M318 217q4-9 12-8 3-9 9-2 9-4 9 4 7 0 10 6z" />
      <Place x={-104} y={-28} scale={1.12}>
        <AtTheTaps />
      </Place>
      <Figure
        who={daughter}
        x={970}
        y={ground + 12}
        scale={scale}
        faces="left"
        look="closed"
        pose={{ tilt: 12, turn: 'side' }}
        near={{ at: [946, 129], turn: 96, holds: <Cup x={946} y={128} scale={1.8} turn={-40} flip /> }}
        far={{ at: [942, 126], turn: 110 }}
        hem={26}
      />
      <Figure
        who={neighbor}
        x={1022}
        y={ground + 6}
        scale={scale}
        faces="left"
        smiles
        pose={{ tilt: -12, lean: 3, head: 'side' }}
        near={{ at: [1050, 130], turn: -86, holds: <Can x={1050} y={135} scale={scale} /> }}
        far={{ at: [986, 124], hand: 'flat', turn: -14 }}
      />
      <Place x={-56} y={-14} scale={1.12}>
        <Homeward />
      </Place>
      <Place x={-420} y={-40} scale={1.36}>
        <Waiting />
      </Place>
    </Drawing>
  );
}

/** The tank, and three, one a tap. */
function AtTheTaps() {
  return (
    <>
      <Cast x={488} y={214} width={112} height={150} />
      <Stand />
      <CageTank x={544} y={152} scale={1.62} level={52} />
      <Shape of={box(534, 132, 22, 13)} wash="honey" line="inner" round={2} />
      <Shape of="540,132 540,127 562,122 563,126 548,132" wash="clay" line="fine" round={1} />
      <Hose through="570,139 592,139 604,150 610,170 622,170 628,151 644,151" />
      <Coupling x={556} y={139} turn={180} scale={1.1} />
      <Figure {...reaching} nearArm="hidden" />
      <TapStand x={840} y={ground + 2} scale={1.25} flip running={[0, 2, 3]} />
      <Coupling x={656} y={151} scale={1.15} />
      <Figure {...reaching} nearArm="only" />
      <Figure {...filling} nearArm="hidden" />
      <Cast x={670} y={238} width={40} height={60} />
      <Shape of={box(668, 224, 42, 16)} wash="wood" line="inner" round={1} />
      <Place x={690} y={178} flip>
        <Can x={0} y={0} scale={2} wash="white" open />
      </Place>
      <Figure {...filling} nearArm="only" />
      <Cast x={578} y={242} width={34} />
      <Bucket x={594} y={242} />
      <Cast x={790} y={232} width={40} height={50} />
      <Shape of={box(790, 210, 40, 24)} wash="wood" line="inner" round={1} />
      <Pot x={810} y={210} />
      <Figure
        who={mother}
        x={898}
        y={ground + 8}
        scale={scale}
        faces="left"
        stance="bending"
        smiles
        pose={{ hip: [-3, 46], lean: 14, bow: 1.4, tilt: -10, head: 'half' }}
        near={{ at: [838, 176], turn: -40 }}
        far={{ at: [809, 137], turn: 10, holds: <Lever x={817} /> }}
      />
    </>
  );
}

/** Two full cans, strapped on a garden wagon: she is on her way home. */
function Homeward() {
  return (
    <>
      <Cast x={376} y={236} width={76} />
      <Can x={402} y={160} scale={2} wash="white" />
      <Can x={436} y={160} scale={2} />
      <Line of="M388 204V182H451V204" weight="strap" />
      <Shape of="372,204 458,204 454,226 376,226" wash="clay" round={3} loose />
      <Disc at={[390, 230]} radius={10} wash="slate" line="outline" />
      <Disc at={[440, 230]} radius={10} wash="slate" line="outline" />
      <Line of="M376 222L336 156" weight="outline" />
      <Figure
        who={walker}
        x={310}
        y={ground + 10}
        scale={scale}
        faces="left"
        stance="stepping"
        look="ahead"
        pose={{ lean: 7, head: 'half', tilt: -4 }}
        near={{ at: [334, 143], turn: -110 }}
      />
    </>
  );
}

/** Whose turn is next has put the cans here. */
function Waiting() {
  return (
    <>
      <Cast x={1160} y={244} width={80} />
      <Can x={1182} y={186} scale={2.5} />
      <Can x={1218} y={182} scale={2.9} wash="white" />
    </>
  );
}

/**
 * Across the street, pale: the market hall of Little Haiti with its steep gables, as at the Caribbean
 * Marketplace of Miami, which follows the Iron Market of Port-au-Prince. Beside it shops and board houses.
 */
function Market() {
  return (
    <>
      <Shop x={140} width={150} wash="glow" />
      <BoardHouse x={312} wash="cloud" />
      <Hall />
      <BoardHouse x={996} flip wash="hill" />
      <Place x={-322} y={-52} scale={1.25}>
        <Mango />
      </Place>
      <Shop x={1164} width={150} wash="glow" />
    </>
  );
}

/** Three bays, an arch in each. */
function Hall() {
  const each = (draw: (x: number) => string) => [468, 590, 712].map(draw).join('');
  return (
    <>
      <path className="w-petrol" opacity="0.5" d={each(x => `M${x} 208v-92l61-62l61 62v92z`)} />
      <path className="w-petrol" opacity="0.5" d={each(x => `M${x + 34} 208v-58q27-36 54 0v58z`)} />
      <Line of={each(x => `M${x} 208v-92M${x + 34} 208v-58q27-36 54 0v58`)} weight="contour" />
      <Line of="M834 208v-92" weight="contour" />
      <Shape of={each(x => `M${x - 6} 116l67-70l67 70h-14l-53-55l-53 55z`)} wash="petrol" line="none" />
    </>
  );
}

/** A flat roof behind a parapet, an awning over door and window. */
function Shop({ x, width, wash }: { x: number; width: number; wash: Wash }) {
  return (
    <Place x={x} y={208}>
      <Shape of={`M0 0v-118h${width}v118z`} wash={wash} line="none" />
      <Shape of={`M12 0v-66h34v66zM60-22v-44h${width - 72}v44z`} wash="hill-far" line="none" />
      <Line
        of={`M0 0v-118M${width} 0v-118M0-104h${width}M12 0v-66h34v66M60-22v-44h${width - 72}v44z`}
        weight="contour"
      />
      <Shape of={`M-5-118h${width + 10}v-9h-${width + 10}z`} wash="hill-far" line="none" />
      <Line of={`M-5-118h${width + 10}v-9h-${width + 10}zM2-66l6-24h${width - 16}l6 24z`} weight="index" />
    </Place>
  );
}

/** One floor, a porch under a roof of tin. */
function BoardHouse({ x, wash, flip = false }: { x: number; wash: Wash; flip?: boolean }) {
  return (
    <Place x={x} y={208} flip={flip}>
      <Shape of="M0 0v-78h136v78z" wash={wash} line="none" />
      <Shape of="M22 0v-52h24v52zM84-28v-24h30v24z" wash="hill-far" line="none" />
      <Line
        of={`M0 0v-78M136 0v-78M22 0v-52h24v52M84-28v-24h30v24zM99-28v-24M4 0v-56M56 0v-56M132 0v-56M56-24h76M56-6h76${'m-6-18v18m-6-18v18'.repeat(6)}`}
        weight="contour"
      />
      <Shape of="M-6-74l32-40h84l32 40zM-10-56l8-18h140l8 18z" wash="hill-far" line="none" />
      <Line of="M-6-74l32-40h84l32 40zM-10-56l8-18h140l8 18z" weight="index" />
    </Place>
  );
}

/** A mango tree in the gap between two houses. */
function Mango() {
  const crown = 'M1036 150q-30-20 0-38-2-32 34-32 24-28 60 0 36-2 30 32 30 22-8 38-60 26-116 0z';
  return (
    <>
      <Shape of="M1076 208q6-30 2-60h14q-2 34 4 60z" wash="ground" line="none" />
      <Shape of={crown} wash="hill-far" line="none" />
      <Line of={crown} weight="contour" />
    </>
  );
}

/** Braced steel under more than a ton, so that its water runs down to the taps. */
function Stand() {
  return (
    <>
      <Line of="M494 206l50-46 50 46M494 162l50 44 50-44" weight="outline" />
      <Shape of="M488 159h10v52h-10zM539 159h10v52h-10zM590 159h10v52h-10z" wash="slate" line="inner" />
      <Shape of="M482 210h22v5h-22zM533 210h22v5h-22zM584 210h22v5h-22z" wash="steel" line="inner" />
      <Shape of={box(484, 152, 120, 9)} wash="slate" line="inner" />
    </>
  );
}

/** An open tap's lever, as long as the fist around it needs; `x` is that of the tap. */
function Lever({ x }: { x: number }) {
  return (
    <Place x={x} y={147}>
      <Shape of="-4,0 -4,-6 -30,-20 -28,-24 3,-9 3,0" wash="clay" line="inner" round={1} />
    </Place>
  );
}

/** Nobody dips a cup into it: it has a lid, and a tap near its floor. */
function Bucket({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="-19,-34 19,-34 15,0 -15,0" wash="clay" round={2} loose />
      <Shape of="M-21-37q21-6 42 0v5q-21 5-42 0z" wash="white" line="inner" />
      <Shape of="M-3-12h6v5h6v6h-5v-2h-7z" wash="honey" line="inner" />
    </Place>
  );
}

/** Open: the stream falls in behind its front rim. */
function Pot({ x, y }: { x: number; y: number }) {
  return (
    <Place x={x} y={y}>
      <Shape of="M-17-19h-7v-7h7zM17-19h7v-7h-7z" wash="none" line="outline" />
      <Shape of="M-18-27q18-9 36 0-18 9-36 0z" wash="slate" line="inner" />
      <Shape of="M-14-25q14-4 28 0-14 4-28 0z" wash="clear" line="none" />
      <path className="l-flow" d="M.2-36v12" />
      <Shape of="M-18-27q18 9 36 0l-1 23q-1 4-5 4h-24q-4 0-5-4z" wash="steel" />
    </Place>
  );
}

/** Its lid is off, and the stream falls into its neck. */
function FillingBottle() {
  return (
    <>
      <Bottle x={720.3} y={200} scale={2.2} open />
      <Shape of="725,196 734,196 735,212 724,212" wash="clear" line="none" round={1} />
      <path className="l-flow" d="M730 174v22" />
    </>
  );
}
