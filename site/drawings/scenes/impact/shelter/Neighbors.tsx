import type { ReactNode } from 'react';
import { Line, Place, Shape, type Wash } from '../../../shape/Shape.tsx';

/** Who stands farther behind: where, and of which kind. Nobody's head lies over another one. */
const rows: readonly (readonly [y: number, scale: number, wash: Wash, at: readonly number[]])[] = [
  [118, 0.44, 'cloud-low', [9, 31, 166, 198, 255, 274, 297, 322, 341]],
  [138, 0.64, 'raw-deep', [19, 58, 155, 176, 211, 232, 264, 287, 331]],
];

/** Some of the four hundred: those behind are shapes of one tone a row, those next to us have something to do. */
export function Neighbors() {
  return (
    <>
      <defs>
        <g id="stand">
          <path d="M-3-77c-10 2-13 8-13 20l1 26 5 1V0h8l2-30L3 0h8v-30l5-1v-26c0-12-4-18-12-20z" />
          <path className="w-skin" d="M-8-94c-1 19 4 25 8 25s9-6 8-25z" />
          <path className="w-ink" d="M-4-82h2v2h-2zM3-82h2v2h-2zM-2-75q2 1 5 0-2 3-5 0z" />
          <path className="w-hair" d="M-9-85c-3-17 21-17 18 0-2-5-4-6-7-6-5 0-9 1-11 6z" />
        </g>
        <g id="stand-2">
          <path d="M-3-75c-9 2-11 10-11 18l4 14-8 43H18l-8-43 4-14c0-9-3-16-10-18z" />
          <path className="w-hair" d="M-10-66c-4-34 24-34 20 0z" />
          <path className="w-skin" d="M-7-83c-1 12 3 18 7 18s8-6 7-18q-7-1-10-7-1 6-4 7z" />
          <path className="w-ink" d="M-4-78h2v2h-2zM3-78h2v2h-2zM-2-71q2 1 5 0-2 3-5 0z" />
        </g>
      </defs>
      {rows.map(([y, scale, wash, at]) => (
        <g key={y} className={`w-${wash}`}>
          {at.map((x, index) => (
            <use
              key={x}
              href={index % 3 === 1 ? '#stand-2' : '#stand'}
              className={`skin-${2 + (index % 3)} hair-black`}
              transform={`translate(${x} ${y})scale(${scale})`}
            />
          ))}
        </g>
      ))}
      <Others />
      <Talkers />
      <Family />
      <Folders />
    </>
  );
}

/** In the second row: a child on shoulders, a cap, a beard. */
function Others() {
  return (
    <g className="skin-3 hair-black" transform="translate(155 138)scale(.64)">
      <path className="w-honey" d="M-7-93c-1-14 1-20 7-20s8 6 7 20q-7-6-14 0z" />
      <path
        className="w-skin"
        d="M-6-125c0 13 2 17 6 17s6-4 6-17zM-13-62c-2-14 0-23 5-27l3 4c-3 5-3 11-3 23zM13-62c2-14 0-23-5-27l-3 4c3 5 3 11 3 23zM-7-107q-5 7-1 14l5-1q-3-5-1-9zM7-107q5 7 1 14l-5-1q3-5 1-9z"
      />
      <path className="w-ink" d="M-3-117h2v2h-2zM2-117h2v2h-2zM-2-112q2 1 4 0-1 3-4 0z" />
      <path className="w-white" d="M-14-64h6v5h-8q0-4 2-5zM14-64h-6v5h8q0-4-2-5z" />
      <path
        className="w-hair"
        d="M-7-118c-3-16 17-16 14 0-2-4-4-5-7-5s-5 1-7 5zM266-84c-1 14 4 21 9 21s10-7 9-21q-2 7-9 7t-9-7z"
      />
      <path className="w-clay" d="M160-84c-3-19 23-19 20-1l4 3q-12 0-24-2z" />
    </g>
  );
}

/** Over their cups: what he tells makes her smile. */
function Talkers() {
  return (
    <>
      <g className="skin-4 hair-grey">
        <Shape of="M202 138c0-22 4-32 18-34 12 2 17 8 18 34z" wash="slate" />
        <Face x={221} y={92} scale={0.76} talks>
          <Shape of="M-10 0c-5-20 20-24 20-7q-14-3-16 3l-1 5z" wash="hair" line="inner" />
          <Shape of="M-8 5q8 3 16-1c2 8-2 12-7 12-5-1-8-5-9-11z" wash="hair" line="inner" />
          <Line of="M2 9q3 0 5-1" />
        </Face>
      </g>
      <g className="skin-2 hair-black">
        <Shape of="M236 132c0-16 4-23 13-25 10 2 15 8 17 25l2 46h-34z" wash="apricot" />
        <Face x={248} y={95} scale={0.76} flip>
          <Shape
            of="M11-6c0-18-24-16-23 4 1 10-1 18 2 24q7-1 6-8l-1-12c1-6 2-10 4-12q4-2 12 4z"
            wash="hair"
            line="inner"
          />
        </Face>
        <Shape of="M243 128h9l-1 11h-7z" wash="white" line="inner" />
        <Shape of="M263 118c6 12 6 24 1 29-4 2-9 0-13-2l2-7 5 1c-1-3-1-5-1-7" wash="apricot" line="inner" />
        <Shape of="M254 145c-5 0-11-2-11-5-1-4 1-7 5-6l8 4z" wash="skin" line="inner" />
      </g>
    </>
  );
}

/** On a cot, a child asleep on its mother; the father drinks. */
function Family() {
  return (
    <>
      <g className="skin-4 hair-black">
        <Shape of="M33 196c-3-40-2-68 11-74 16-2 24 8 25 26l2 48z" wash="slate" />
        <Face x={48} y={106} scale={0.86}>
          <Shape of="M-9 2c-6-22 20-25 20-7q-12-3-16 0l-1 6z" wash="hair" line="inner" />
        </Face>
        <Shape of="M55 108l11 4-6 11-8-4z" wash="honey" line="inner" />
        <Shape of="M62 128c8 6 9 18 7 28-4 3-8 2-10-2l-4-28 6-2z" wash="slate" line="inner" />
        <Shape of="M54 128l-1-9c2-4 8-5 10-2 2 4 0 7-2 10z" wash="skin" line="inner" />
        <Line of="M64 120l-5-1m4 4l-5-1" />
      </g>
      <g className="skin-3 hair-black">
        <Shape of="M-6 196h70v10H-6z" wash="white" line="inner" />
        <Shape of="M26 200h36v70H40l-4-46z" wash="petrol" />
        <Shape of="M8 204c-5-26-3-48 11-52 16-4 24 4 24 20l-1 32z" wash="apricot" />
        <Shape of="M17 132c-8-22 22-26 22-6 4 12-2 30-8 32-8 4-16-6-14-26z" wash="hair" line="inner" />
        <Face x={28} y={133} scale={0.88} down>
          <Shape of="M-9 6c-8-28 20-28 20-11-8-3-14 0-17 6z" wash="hair" line="inner" />
        </Face>
        <Shape of="M34 166c10-6 20 2 20 14l-4 16H26c-2-12 0-24 8-30z" wash="clear" line="inner" />
        <Face x={42} y={162} scale={0.64} down>
          <Shape of="M-10 4c-6-32 22-32 21-9q-13-1-21 9z" wash="hair" line="inner" />
        </Face>
        <Shape
          of="M14 158c-6 10-8 24-4 33 8 6 22 2 34-3l-2-8-21 1c0-6 0-9 1-13"
          wash="apricot"
          line="inner"
        />
        <Shape of="M42 180c6-2 12-2 13 1s-3 8-12 7z" wash="skin" line="inner" />
        <Line of="M55 182h-5m4 3h-4" />
      </g>
    </>
  );
}

/** A folded blanket goes from one to the other, for the next cot. */
function Folders() {
  return (
    <>
      <g className="skin-2 hair-brown">
        <Shape of="M120 174c-2-36 0-52 12-55 14-2 21 6 21 24l-1 30 8 80h-44z" wash="petrol" />
        <Face x={140} y={103} scale={0.88}>
          <Shape of="M-9 4c-8-26 20-28 20-9q-12-4-16 3l-1 6z" wash="hair" line="inner" />
        </Face>
      </g>
      <g className="skin-3 hair-black">
        <Shape of="M178 250l2-110c2-16 8-24 18-24 12 4 18 14 18 34v100z" wash="honey" />
        <Shape of="M178 184h38v70h-40z" wash="slate" line="inner" />
        <Face x={195} y={100} scale={0.9} flip>
          <Shape of="M-10 4c-6-24 20-27 21-9q-12-5-16 0v6z" wash="hair" line="inner" />
        </Face>
      </g>
      <Shape
        of="M152 141h33q3 0 3 4t-3 4q3 0 3 4t-3 4q3 0 3 4t-3 4h-33q-6-12 0-24z"
        wash="clay"
        line="inner"
      />
      <Line of="M185 149h-30m30 8h-30" weight="inner" />
      <g className="skin-2">
        <Shape
          of="M132 127c-5 12-7 24-4 34 4 8 10 9 16 8l14-1-1-9-13 1c1-9 0-17-1-25"
          wash="petrol"
          line="inner"
        />
        <Shape of="M157 159c6-1 12 1 12 4s-5 6-12 5z" wash="skin" line="inner" />
        <Line of="M168 162h-5m4 3h-4" />
      </g>
      <g className="skin-3">
        <Shape
          of="M206 126c5 12 6 24 3 34-4 8-10 9-15 8l-12-1 1-9 11 1c-1-9-1-16 1-25"
          wash="honey"
          line="inner"
        />
        <Shape of="M183 158c-6-1-12 1-12 4s5 6 12 5z" wash="skin" line="inner" />
        <Line of="M172 161h5m-4 3h4" />
      </g>
    </>
  );
}

interface FaceProps {
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  /** Looks down. */
  down?: boolean;
  talks?: boolean;
  /** Hair. */
  children: ReactNode;
}

/** With the neck, turned by half to the right. */
function Face({ down = false, talks = false, children, ...placement }: FaceProps) {
  return (
    <Place {...placement}>
      <Shape of="M-6 6v12q5 8 12 0V9z" wash="skin" line="inner" />
      <Shape of="M-9-6c-1 11 1 20 10 22 7 0 9-7 9-13q2-3 0-6c2-14-17-15-19-3z" wash="skin" line="inner" />
      {down ? (
        <Line of="M-3-1q2 2 5 0m4 0q1 2 3 0" weight="inner" />
      ) : (
        <path className="w-ink" d="M-1-2a1.100 1.600 0 1 0 .1 0zM6-2a1.100 1.600 0 1 0 .1 0z" />
      )}
      <Line of="M-3-5q3-2 5-1m4 0q2-1 3 0M4 0c2 3 3 4 0 5" />
      {talks ? (
        <path className="w-white" d="M0 8q4 1 7-1-1 5-4 5-2-1-3-4z" />
      ) : (
        <Line of="M-1 9q4 3 8-1" weight="inner" />
      )}
      {children}
      <path className="w-skin l3" d="M-8-2c-5-2-5 7 0 6z" />
    </Place>
  );
}
