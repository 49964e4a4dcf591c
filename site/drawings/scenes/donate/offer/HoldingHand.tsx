import { Line } from '../../../shape/Shape.tsx';
import { Lit, Part, Shade } from '../../near/Part.tsx';

/** Comes from the left: four fingers below the corner of the box at 190, 284. */
export function HoldingHand() {
  return (
    <>
      <Part
        of="M160 268c10-3 18-6 26-6 6 0 8 4 8 12l2 10h38c6 0 7 7 1 8h-6c4 1 4 7-1 8h-8c2 2 0 7-4 7-14 1-26-2-36-7-6 0-12 1-18 2"
        wash="skin"
      >
        <Shade of="M162 290c14-2 22-2 30 2 12 4 22 4 36 2 1 2 0 5-3 6h-5c2 2 0 7-4 7-14 1-26-2-36-7-6 0-12 1-18 2z" />
      </Part>
      <Line of="M229 292c-10 1-18 0-26-2m17 10c-8 0-14-1-20-3" />
    </>
  );
}

/** Lies over the front of the box. */
export function Thumb() {
  return (
    <Part of="M172 265c8-4 16-10 24-16 8-5 17-6 19-1 2 6-9 9-14 15-3 6-4 12-6 18-2 6-14 2-18-2" wash="skin">
      <Lit of="M204 246c6-2 10-1 11 2 2 6-9 9-14 15l-4 12c-2-12 4-20 7-29z" />
    </Part>
  );
}
