import { Brows, Eyes, Mouth, Nose } from '../../../figure/facial-features.tsx';
import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Part } from '../../close-up/Part.tsx';

/** Drinks from a glass. Her head may be smaller: its lips stay at the rim. */
export function Girl({ head = 1 }: { head?: number }) {
  return (
    <g className="skin-3 hair-black">
      <Shirt />
      <Shape of="M600 196v20c2 20-3 36-16 49 16 15 38 15 53-8-9-11-12-29-11-61z" wash="skin" />
      <Shape of="M600 232c9 7 18 4 26-8 0 16 3 23 7 28-14 7-27 2-35-4z" wash="shade" line="none" />
      <Shape of="M582 264c16 16 40 16 56-8l8 8c-16 30-52 32-72 12z" wash="white" line="inner" />
      <FarArm />
      <Water />
      <Place x={-5 + 536 * (1 - head)} y={1 + 206 * (1 - head)} scale={head}>
        <Head />
      </Place>
      <Shape of="M534 210c-12 2-42-16-48-27 10-1 41 16 48 27l-59 104c-12 1-28-9-32-19l43-112" wash="none" />
      <FarFingers />
      <NearArm />
    </g>
  );
}

function Shirt() {
  return (
    <>
      <Shape of="M582 264c-22 26-28 76-26 136h142c4-50-4-94-20-118-12-16-26-24-42-28z" wash="honey" />
      <Shape
        of="M636 254c16 4 30 12 42 28 16 24 24 68 20 118h-30c6-60-4-100-34-124z"
        wash="shade"
        line="none"
      />
    </>
  );
}

function Head() {
  return (
    <>
      <Shape
        of="M640 96c-4-20 10-40 32-42 10-8 28-2 32 12 14 8 16 30 4 42-8 18-32 22-46 12-12-2-20-12-22-24z"
        wash="hair"
      />
      <Line of="M664 72c10-4 20-4 28 2m-32 18c4 8 12 16 22 18m6-18c4 4 8 6 14 4" weight="pale" />
      <Shape
        of="M546 128c-10 14-13 29-9 41-2 6-8 11-8 17 0 5 5 7 9 7-1 4-2 6-4 8-4 3-2 7 3 8-3 3-3 8 1 10 0 3 1 11 8 16 16 6 42 4 62-11 14-12 22-28 24-42 2-10-4-32-20-54-16-28-50-30-66 0z"
        wash="skin"
      />
      <Shape
        of="M538 219c0 3 1 11 8 16 16 6 42 4 62-11 14-12 22-28 24-42-16 24-50 44-94 37z"
        wash="shade"
        line="none"
      />
      <circle className="w-blush" cx={574} cy={196} r={21} />
      <Shape
        of="M546 138c4-15 14-25 28-27 14-2 30 4 35 16 12 14 11 33 9 46 3-2 6 6 8 29 6 10 16 12 21 5 11-13 15-37 13-59-2-36-28-66-60-68-34-2-60 20-63 47 0 8 3 13 9 11z"
        wash="hair"
      />
      <Line of="M566 98c24-8 52-2 68 18m-74-26c26-12 56-6 80 14" weight="pale" />
      <Disc at={[651, 112]} radius={7} wash="honey" line="inner" />
      <Disc at={[645, 98]} radius={7} wash="honey" line="inner" />
      <Shape of="M618 168c10-8 20 0 18 12-2 12-8 20-14 18-6-4-8-18-4-30z" wash="skin" line="inner" />
      <Line of="M621 173c5-5 12-2 10 6-1 5-5 6-6 13" weight="hair" />
      <Disc at={[622, 201]} radius={3} wash="honey" line="fine" />
      <Place x={585} y={168.5} scale={1.8} flip>
        <Eyes view="side" look="closed" />
        <Brows view="side" />
        <Nose view="side" shape="button" />
        <Mouth view="side" expression="smile" />
      </Place>
    </>
  );
}

/** Behind the glass, whose foot it holds. */
function FarArm() {
  return (
    <>
      <Shape of="M476 286c20 2 44 10 84 22v44c-22-4-40-12-56-22-16 0-38-6-46-22z" wash="skin" />
      <Shape of="M500 314c12 4 26 4 60 4v34c-22-4-40-12-56-22-10 0-18-1-26-5z" wash="shade" line="none" />
    </>
  );
}

/** Of the far hand: three fingers come around the glass below those of the near one, the thumb around its other side. */
function FarFingers() {
  return (
    <>
      <Shape of="450,260 478,270 474,281 446,270" wash="skin" line="inner" round={5} />
      <Shape of="446,270 475,281 471,292 442,281" wash="skin" line="inner" round={5} />
      <Shape of="442,281 466,291 462,301 438,291" wash="skin" line="inner" round={5} />
      <Part of="M512 299c-12-1-27-6-36-11-7-3-12 4-7 9 7 8 17 16 29 21" wash="skin" line="inner" />
      <Line of="M472 290c3 0 5 2 5 4" weight="hair" />
    </>
  );
}

/** It is level in the tilted glass, whose rim lies before the lips. */
function Water() {
  return (
    <>
      <Shape of="M486 183l-43 112c4 10 20 20 32 19l59-104c-7-11-38-28-48-27z" wash="shallow" line="none" />
      <Shape of="M475 211h59l-54 94c-12-1-27-10-32-22z" wash="clear" line="none" />
      <Shape of="M476 211c14-5 42-5 57-1-15 5-43 6-57 1z" wash="shallow" line="fine" />
    </>
  );
}

/** The elbow is below. The thumb is at the side of her lips; the fingers go around to the far side of the glass. */
function NearArm() {
  return (
    <>
      <Shape
        of="M530 270c1-11 2-19 0-29-2-5-3-10-3-15 1-6-7-10-11-4-3 4-3 11-6 15-5-8-19-18-31-22-9-3-14 6-9 10-8-4-14 5-8 9-7-3-10 6-4 10-4 0-6 7-1 11 11 10 23 20 36 27 7 4 13 6 17 9c6 7 9 15 10 23 2 12 5 21 9 29 5 15 17 23 31 25 18 2 36-8 59-22l-27-46c-9 5-17 11-23 20-5-20-19-36-39-50z"
        wash="skin"
      />
      <Shape
        of="M510 291c6 7 9 15 10 23 2 12 5 21 9 29 5 15 17 23 31 25 18 2 36-8 59-22l-8-12c-17 11-35 16-50 11-18-7-24-29-31-44-3-8-5-14-9-21zM510 237c-1 6-6 9-13 9 8 3 15 0 20-7z"
        wash="shade"
        line="none"
      />
      <Line of="M470 225c9 4 18 9 24 15m-32-7c9 4 20 10 27 16m-31-5c8 3 17 8 24 12m27-20c-1 5-4 8-9 9" />
      <Line
        of="M517 223c2-5 8-2 7 3m-40-7c-4 2-6 4-6 7m-3 3c-3 2-5 4-5 7m0 3c-2 1-4 4-4 6m57-2c3 4 4 8 3 12"
        weight="hair"
      />
      <Shape
        of="M622 279c32-13 62 7 62 35-2 18-16 30-34 36-10 3-20 4-28 3-10-13-20-33-32-53 8-13 18-20 32-21z"
        wash="honey"
        line="none"
      />
      <Line
        of="M678 290c5 10 7 18 6 24-2 18-16 30-34 36-10 3-20 4-28 3-10-13-20-33-32-53 8-13 18-20 32-21"
        weight="outline"
      />
      <Line of="M629 354c-11-16-20-34-32-62" weight="hair" />
      <Line of="M569 320l-7 7" />
    </>
  );
}
