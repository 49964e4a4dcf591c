import { convoyLead, coordinator, driver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Line, Shape } from '../../shape/Shape.tsx';
import { Clipboard, Radio } from '../../things/Held.tsx';
import { Hill } from '../../things/Land.tsx';
import { TankTruck } from '../../things/TankTruck.tsx';
import { Truck } from '../../things/Truck.tsx';

const scale = 1.72;

/** Before her the list of the clinics, on the map the first of them. */
const pointing = {
  x: 224,
  y: 242,
  scale,
  hem: 5,
  pose: { lean: 7, tilt: -14 },
  near: { at: [222, 160], hand: 'point', turn: -60 },
  far: { at: [259, 146], turn: 10, holds: <Clipboard x={254} y={150} scale={scale} turn={8} /> },
} as const;

/**
 * A convoy with drinking water has stopped, and three people settle the way on a map that lies on a table.
 * On a dark ground, by day as well.
 */
export function TacticalSupport() {
  return (
    <Drawing photo="tactical-support" width={285} height={171} from={[100, 66]} className="dusk">
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Hill
        from={-40}
        to={440}
        y={110}
        base={210}
        wash="hill"
        height={20}
        phase={2.2}
        contours={6}
        gap={13}
      />
      <path className="w-ground" d="M-10 200h420v100H-10z" />
      <g className="far">
        <Line of="M-10 200H410" />
        <Truck x={-150} y={214} scale={1.05} />
        <Shape of="39,108 66,108,3 71,132 39,132" wash="honey" line="inner" round={2} />
        <TankTruck x={140} y={214} scale={1.05} />
      </g>
      <Figure who={coordinator} {...pointing} nearArm="hidden" />
      <Table />
      <Figure who={coordinator} {...pointing} nearArm="only" />
      <Figure
        who={convoyLead}
        x={157}
        y={246}
        scale={scale}
        look="ahead"
        pose={{ turn: 'side', lean: 6, tilt: -2 }}
        near={{ at: [194, 164], hand: 'point', turn: -34 }}
        far={{ at: [209, 119], turn: 104, holds: <Radio x={204} y={115} scale={scale} wash="honey" /> }}
      />
      <Figure
        who={driver}
        x={344}
        y={250}
        scale={scale}
        faces="left"
        smiles
        pose={{ hip: [0, 49], lean: 7, tilt: -10, head: 'side' }}
        near={{ at: [324, 172], hand: 'flat', turn: -44 }}
        far={{ at: [299, 167], hand: 'point', turn: -32 }}
      />
    </Drawing>
  );
}

/** A folding table, a map on it, and the lamp by which they read it. */
function Table() {
  return (
    <>
      <Line of="M204 190L186 250M296 190L314 250M196 250L300 192M304 250L204 192" weight="outline" />
      <Shape of="190,186 206,172 306,172 318,186" wash="wood" line="inner" />
      <Shape of="188,186 320,186 320,192 188,192" wash="wood" line="inner" />
      <Shape of="204,184 217,174 294,174 302,184" wash="white" line="inner" />
      <path className="w-lamp" fillOpacity={0.4} d="M236 184q2-10 32-10h18l8 10z" />
      <Line of="M212 182q14-5 28-2t26-3 24 1" weight="index" />
      <Line of="M220 178q16 1 24 5M258 176q8 5 26 6" weight="contour" />
      <Line of="M266 155q6-18 12 0" weight="inner" />
      <Shape of="266,158 278,158 279,174 265,174" wash="honey" line="inner" round={2} />
      <Shape of="M264 174h16v4h-16zM265 154h14v5h-14z" wash="slate" line="fine" />
    </>
  );
}
