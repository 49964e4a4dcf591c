import { box } from '../shape/geometry.ts';
import { Line, Place, Shape } from '../shape/Shape.tsx';
import { Wheel } from './Wheel.tsx';

/** How high the deck of the flatbed is. */
export const flatbedDeck = 80;

interface FlatbedProps {
  /** Rear end, on the ground. */
  x: number;
  y: number;
}

/** A light flatbed truck with a stake bed, its gate let down. Faces right; 420 long and 180 tall, beside people of scale 2.2. */
export function Flatbed({ x, y }: FlatbedProps) {
  return (
    <Place x={x} y={y}>
      <Shape of="-10,-3 420,-3 396,5 -34,5" wash="hatch" line="none" />
      <Shape of={box(6, -64, 398, 13)} wash="slate" line="inner" round={1} />
      <Shape of={box(0, -80, 276, 16)} wash="wood" line="outline" />
      <Line of="M4-72h268" weight="hair" />
      <Shape of="150,-51 228,-51 222,-26 156,-26" wash="sand" line="inner" round={2} />
      <Line of="M176-51v25M202-51v25" />
      <Shape of={box(0, -64, 12, 44)} wash="wood" line="inner" />
      <Shape of={box(2, -62, 8, 9)} wash="clay" line="fine" round={1} />
      <Shape of={box(266, -176, 9, 98)} wash="slate" line="inner" round={1} />
      <Cab />
      <Wheel x={86} y={-30} radius={30} />
      <Wheel x={344} y={-30} radius={30} />
    </Place>
  );
}

function Cab() {
  return (
    <>
      <path className="w-ink" d="M300-74h88v24h-88z" />
      <Shape
        of="284,-176,8 350,-176,10 372,-118,6 412,-106,8 418,-50,3 386,-50 378,-66,14 344,-72,20 310,-66,14 302,-50 284,-50"
        wash="teal"
        loose
      />
      <Shape of="284,-176 304,-176 304,-52 284,-52" wash="hatch" line="none" />
      <Shape of="302,-166 344,-166,4 362,-122 302,-122" wash="window" line="inner" round={2} />
      <Line of="M332-166v44" />
      <Line of="296,-168 296,-60 304,-60" round={2} />
      <Line of="M372-118V-78" />
      <Line of="M302-104h14" weight="inner" />
      <Shape of="366,-150 376,-153 378,-126 368,-126" wash="slate" line="fine" round={2} />
      <Line of="M366-128l-6 6" />
      <Shape of={box(404, -92, 12, 14)} wash="honey" line="fine" round={2} />
      <Shape of={box(392, -58, 34, 13)} wash="paper" line="inner" round={3} />
      <Shape of="306,-184 338,-184 336,-176 308,-176" wash="honey" line="fine" round={2} />
    </>
  );
}
