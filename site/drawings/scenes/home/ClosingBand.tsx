import { Drawing } from '../../Drawing.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Shore } from '../../things/Land.tsx';
import { Girl } from './closing/Girl.tsx';
import { Mother } from './closing/Mother.tsx';

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
      <Shore from={-1440} to={1560} y={336} base={420} />
      <Standpipe />
      <Mother />
      <Place x={7} y={0}>
        <Girl />
      </Place>
    </Drawing>
  );
}

export function Standpipe() {
  return (
    <>
      <Shape of="M424 150H448V400H424z" wash="petrol" />
      <Line of="M430 162V384" weight="pale" />
      <Shape of="M418 146H454V158H418z" wash="teal" />
      <Shape
        of="M424 178H398C374 178 362 190 362 208V216H386V210C386 204 392 202 398 202H424z"
        wash="honey"
      />
      <Shape of="M358 214H390V224H358z" wash="honey" />
      <Line of="M404 184C388 184 372 190 370 206" weight="pale" />
      <Shape of="M394 160H408V178H394z" wash="honey" line="inner" />
      <Shape
        of="M406 163C380 158 350 153 328 148 321 146 322 136 329 136 354 138 384 144 409 150z"
        wash="clay"
        line="inner"
      />
    </>
  );
}
