import type { ReactNode } from 'react';
import { box, type Point } from '../shape/geometry.ts';
import { strokes } from '../shape/path.ts';
import { Line, Shape } from '../shape/Shape.tsx';

interface ContainerProps {
  /** Left end, on the ground. */
  x: number;
  y: number;
  children: ReactNode;
}

/** Size of a 20-foot container (6.06 by 2.59 m) where an adult of scale 1.42 is 1.8 m tall, and of its feet. */
const container = { width: 473, height: 202, feet: 16 };

/** A 20-foot container on screw feet, cut open along its side; what stands in it is drawn over its back wall. */
export function Container({ x, y, children }: ContainerProps) {
  const { width, height, feet } = container;
  const [top, floor] = [y - feet - height, y - feet];
  const ribs = Array.from({ length: 22 }, (_, index): Point[] => [
    [x + 22 + index * 20, top + 12],
    [x + 22 + index * 20, floor - 10],
  ]);
  const castings = [x - 2, x + width - 14].flatMap(left => [
    box(left, top - 2, 16, 13),
    box(left, floor - 11, 16, 13),
  ]);
  return (
    <>
      {[x + 6, x + width / 2 - 9, x + width - 24].map(left => (
        <Shape
          key={left}
          of={[
            [left + 5, floor],
            [left + 13, floor],
            [left + 13, y - 4],
            [left + 20, y],
            [left - 2, y],
            [left + 5, y - 4],
          ]}
          wash="slate"
          line="inner"
        />
      ))}
      <Shape of={box(x, top, width, height)} wash="room" loose />
      <Line of={strokes(...ribs)} weight="contour" />
      <Shape of={box(x + 10, top + 10, 14, height - 20)} wash="hatch" line="none" />
      {children}
      <Shape
        of={[
          ...box(x, top, width, height),
          [x, top],
          [x + 10, top + 10],
          [x + 10, floor - 10],
          [x + width - 10, floor - 10],
          [x + width - 10, top + 10],
          [x + 10, top + 10],
          [x, top],
        ]}
        wash="steel"
        line="none"
      />
      <Line of={[...box(x, top, width, height), [x, top]]} weight="outline" />
      <Line of={[...box(x + 10, top + 10, width - 20, height - 20), [x + 10, top + 10]]} weight="inner" />
      {castings.map(corner => (
        <Shape key={String(corner)} of={corner} wash="slate" line="inner" round={1} />
      ))}
    </>
  );
}
