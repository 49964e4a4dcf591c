import { convoyLead, coordinator, driver } from '../../cast/solutions.ts';
import { Drawing } from '../../Drawing.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { Line, Shape } from '../../shape/Shape.tsx';
import { Hill } from '../../things/Land.tsx';
import { Truck } from '../../things/Truck.tsx';

const scale = 1.72;

/**
 * A convoy that carries drinking water in a bladder has stopped, and three people settle the way on a map
 * that lies on a table. On a dark ground, by day as well.
 */
export function TacticalSupport() {
  return (
    <Drawing photo="tactical-support" width={400} height={240} from={[0, 36]} className="dusk">
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
      <Line of="M-10 200H410" />
      <Truck x={-150} y={214} scale={1.05} />
      <Truck x={140} y={214} scale={1.05} />
      <Load />
      <Figure
        who={coordinator}
        x={212}
        y={242}
        scale={scale}
        hem={5}
        look="ahead"
        pose={{ lean: 14, bow: 1.6, tilt: -6 }}
        near={{ at: [240, 172], hand: 'point', turn: -24 }}
        far={{ at: [264, 174], hand: 'flat', turn: -16 }}
      />
      <Figure
        who={convoyLead}
        x={150}
        y={246}
        scale={scale}
        stance="bending"
        pose={{ hip: [-2, 46], lean: 13, tilt: -14 }}
        near={{ at: [196, 180], hand: 'flat', turn: -16 }}
        far={{ at: [204, 176], hand: 'flat', turn: -8 }}
      />
      <Table />
      <Figure
        who={driver}
        x={344}
        y={250}
        scale={scale}
        faces="left"
        stance="bending"
        look="ahead"
        smiles
        pose={{ hip: [-2, 46], lean: 13, tilt: 6 }}
        near={{ at: [302, 178], hand: 'flat', turn: -18 }}
        far={{ at: [286, 176], hand: 'flat', turn: -12 }}
      />
    </Drawing>
  );
}

/** The canvas is rolled up: the bladder below it, strapped. */
function Load() {
  return (
    <>
      <Shape of="137,151 139,102 310,102 311,151" wash="ink" line="inner" />
      <Shape of="M138 150Q128 114 168 111H286Q322 114 310 150z" wash="clear" />
      <Shape of="M140 149Q132 116 166 112Q154 128 158 149z" wash="hatch" line="none" />
      <Line of="M176 111q-10 18-8 39M272 111q10 18 8 39" weight="strap" />
    </>
  );
}

/** A folding table, a map on it and a stone on its corner. */
function Table() {
  return (
    <>
      <Line of="M204 190L186 250M296 190L314 250M196 250L300 192M304 250L204 192" weight="outline" />
      <Shape of="190,186 206,172 306,172 318,186" wash="wood" line="inner" />
      <Shape of="188,186 320,186 320,192 188,192" wash="wood" line="inner" />
      <Shape of="204,184 217,174 294,174 302,184" wash="white" line="inner" />
      <Line of="M212 182q14-5 28-2t26-3 24 1" weight="index" />
      <Line of="M220 178q16 1 24 5M258 176q8 5 26 6" weight="contour" />
    </>
  );
}
