import { Line, Place, Shape } from '../shape/Shape.tsx';

interface BoatProps {
  /** The middle of the boat at the water line. */
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}

/** The inside of a wooden skiff, behind the people in it. 320 long at scale 1; the bow is at the right. */
export function BoatInside({ x, y, scale = 1.3, flip = false }: BoatProps) {
  return (
    <Place x={x} y={y} scale={scale} flip={flip}>
      <Shape of="-150,-24 130,-24 120,-10 -146,-10" wash="slate" line="inner" round={2} />
      <Shape of="-104,-23 -58,-23 -58,-18 -104,-18" wash="wood" line="fine" />
      <Shape of="-22,-23 22,-23 22,-18 -22,-18" wash="wood" line="fine" />
    </Place>
  );
}

/** The hull, before the people in it. `motor` hangs an outboard with its propeller on the stern. */
export function BoatHull({
  x,
  y,
  scale = 1.3,
  flip = false,
  motor = false,
}: BoatProps & { motor?: boolean }) {
  return (
    <Place x={x} y={y} scale={scale} flip={flip}>
      {motor && <Outboard />}
      <Shape of="M-152-22H128Q150-26 164-38 158 0 128 12H-140z" wash="teal" loose />
      <Shape of="M-153-23H128Q150-27 165-40L163-31Q150-20 128-15H-150z" wash="white" line="inner" />
      <Line of="M-145-3H144" />
      <Shape of="-150,-14 60,-14 40,12 -140,12" wash="hatch" line="none" />
    </Place>
  );
}

function Outboard() {
  return (
    <>
      <Shape of="-168,-26 -157,-26 -156,22 -167,22" wash="slate" line="inner" round={1} />
      <Shape of="-172,22,3 -150,22,4 -150,28,4 -172,30,3" wash="slate" line="inner" />
      <Shape of="-178,14,3 -172,24 -178,36,3 -182,25" wash="steel" line="inner" round={1} />
      <Shape of="-152,-28 -143,-28 -143,-10 -152,-10" wash="slate" line="inner" round={1} />
      <Shape of="-178,-42,7 -172,-51,5 -150,-50,4 -146,-27,2 -174,-27,3" wash="clay" />
      <Line of="M-175-35h27" />
      <Line of="-147,-36 -134,-42 -126,-42" round={2} weight="outline" />
    </>
  );
}
