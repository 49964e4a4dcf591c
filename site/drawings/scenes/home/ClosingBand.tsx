import { Drawing } from '../../Drawing.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Shore } from '../../things/Land.tsx';
import { Girl } from './closing/Girl.tsx';
import { Mother } from './closing/Mother.tsx';

/** No two alike across the part that most windows show: houses, a water tower, sheds. */
const roofs =
  'M-160 336v-24h16v24m90 0v-9h-4l12-8h26l12 8h-4v9m132 0v-20l-6-3v-9h20v9l-6 3v20m160 0v-19h22v19m82 0v-10h44v10m158 0v-16h22v-10h14v26m190 0v-13h40v13';

/**
 * From near: a tap runs, a glass fills, a girl drinks. `Figure` draws people whom one sees in whole: faces and hands as
 * near as these are drawn by hand.
 */
export function ClosingBand() {
  return (
    <Drawing photo="closing-band" width={632} height={384} from={[112, 0]}>
      <Disc at={[404, 186]} radius={150} wash="sun" />
      <Disc at={[404, 186]} radius={166} line="contour" />
      <Disc at={[404, 186]} radius={186} line="contour" />
      {/* At night it is a moon: smaller, without rings. */}
      <g className="lit">
        <Disc at={[404, 186]} radius={188} wash="sky" />
        <Disc at={[404, 100]} radius={60} wash="sun" />
      </g>
      <Shore from={-1440} to={1560} y={336} base={420} roofs={roofs} />
      <Standpipe />
      <Mother />
      <Place x={22} y={0}>
        <Girl />
      </Place>
    </Drawing>
  );
}

export function Standpipe() {
  return (
    <>
      <Shape of="M424 150h24v250h-24z" wash="petrol" />
      <Line of="M430 162V384" weight="pale" />
      <Shape of="M418 146h36v12h-36z" wash="teal" />
      <Shape of="M424 178h-26c-24 0-36 12-36 30v8h24v-6c0-6 6-8 12-8h26z" wash="honey" />
      <Shape of="M358 214h32v10h-32z" wash="honey" />
      <Line of="M404 184c-16 0-32 6-34 22" weight="pale" />
      <Shape of="M394 160h14v18h-14z" wash="honey" line="inner" />
      <Shape of="M406 163c-26-5-56-10-78-15-7-2-6-12 1-12 25 2 55 8 80 14z" wash="clay" line="inner" />
    </>
  );
}
