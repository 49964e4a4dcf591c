import { box, type Point } from '../shape/geometry.ts';
import { strokes } from '../shape/path.ts';
import { Line, placing, Shape } from '../shape/Shape.tsx';
import { Wheel } from './Wheel.tsx';

/** A truck with canvas on hoops. Faces right; the ground under its rear end is the origin; 252 long, 126 tall. */
export function TruckSymbol() {
  const hoops = [28, 62, 96, 130].map(x => `M${x}-60Q${x + 1}-100 ${x + 4}-120`);
  const lashings = Array.from({ length: 10 }, (_, index): Point[] => [
    [8 + index * 16, -60],
    [10 + index * 16, -53],
  ]);
  return (
    <symbol id="truck" overflow="visible">
      <Shape of="-6,-3 250,-3 230,3 -22,3" wash="hatch" line="none" />
      <Shape of={box(-2, -40, 248, 10)} wash="slate" line="inner" round={1} />
      <Shape of={box(-4, -62, 168, 22)} wash="petrol" loose />
      <Line
        of={strokes(
          ...[30, 62, 96, 130].map((x): Point[] => [
            [x, -61],
            [x, -41],
          ]),
        )}
      />
      <Shape of="-5,-60 -3,-116,12 80,-126,40 162,-116,12 165,-60" wash="sand" loose />
      <Line of={hoops.join('')} />
      <Shape of="-4,-60 -3,-112 20,-118 26,-60" wash="hatch" line="none" />
      <Line of={strokes(...lashings)} />
      <Shape of="170,-108,5 206,-108,6 216,-76,3 244,-70,6 248,-32,2 170,-32" wash="petrol" loose />
      <Shape of="180,-101 203,-101,2 211,-78 180,-78" wash="window" line="inner" round={2} />
      <Line of="176,-74 176,-36 212,-36 212,-74" round={2} />
      <Line of="M182-68h8" weight="inner" />
      <Shape of={box(238, -56, 8, 10)} wash="honey" line="fine" round={1} />
      <Shape of={box(232, -36, 20, 8)} wash="paper" line="inner" round={2} />
      {[28, 70, 214].map(x => (
        <Wheel key={x} x={x} y={-18} radius={18} />
      ))}
    </symbol>
  );
}

interface VehicleProps {
  x: number;
  y: number;
  scale?: number;
}

export function Truck({ x, y, scale = 1.4 }: VehicleProps) {
  return <use href="#truck" transform={placing({ x, y, scale })} />;
}
