import type { ComponentProps } from 'react';
import { SmallFace, type View } from '../../../figure/facial-features.tsx';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';
import { Head } from '../../close-up/Head.tsx';

/** Who is farther behind, in the tones of a row: where, and how large. */
const rows = [
  [117, 0.45, ['cloud-low', 'raw', 'sand'], [12, 34, 163, 197, 252, 277, 299, 317, 341]],
  [138, 0.64, ['raw-deep', 'sand', 'cloud-low'], [21, 57, 143, 170, 212, 235, 264, 289, 329]],
] as const;
const hairs = {
  short: 'M-24 0c-10-30-4-50 20-50 26-2 36 14 31 32-12-7-24-9-33-5-5 4-8 8-9 13-1 6-4 9-9 10z',
  wave: 'M-26 2c-12-34-2-54 22-54 24-2 38 12 32 34-8-8-18-14-32-10-8 4-10 10-12 18-1 6-4 10-10 12z',
  grey: 'M-25 2c-10-28-6-50 22-52 26-2 36 12 30 30-12-7-26-8-36-3-6 5-10 14-16 25z',
  side: 'M-24 20c-14-40-12-68 18-70 20-1 36 10 33 24-11-3-21-2-27 4-5 8-4 18-8 28-4 8-9 12-16 14z',
  loose: 'M-27 52c-6-50-16-104 27-104 44 0 34 54 28 104-18 8-38 8-55 0z',
  back: 'M-22 12c-12-36-8-64 22-64s34 28 22 64q-22 8-44 0z',
  long: 'M28-18c4-46-66-48-64 10 1 30-4 52 5 74 10 0 18-10 16-24l-6-36c2-16 6-24 14-32 12-4 24-2 35 8z',
  parted: 'M-28 26c-20-88 60-86 55-42-22-6-36 2-43 18-3 8-6 16-12 24z',
  beard: 'M-25 8c4 6 14 8 22 4 6-3 12-4 17-2 4-3 9-2 11 2-1 12-4 20-10 26-8 6-18 6-26 2-9-6-13-18-14-32z',
  child: 'M-28 4c-10-70 62-76 57-20-16-8-30-8-39 0-6 8-10 16-18 20z',
};
/** In turn: in line for the gate, from behind, and on a cot. */
const kinds = [
  ['side', 1.05, 'black'],
  ['woman', 0.88, 'brown'],
  ['man', 1, 'black'],
  ['sitter', 0.95, 'black'],
] as const;

/** Some of the four hundred: those behind stand and sit in pale tones, those next to us have something to do. */
export function Neighbors() {
  return (
    <>
      <defs>
        <g id="cot">
          <path className="w-white l3" d="M-34-22l-8 22m0-22l8 22M34-22l8 22m0-22l-8 22M-48-30h96v5h-96z" />
          <path className="w-petrol l3" d="M-48-26h96v4h-96z" />
        </g>
        <Kind id="crowd-man" view="back" hair={hairs.back} />
        <Kind id="crowd-side" view="side" hair={hairs.side} body="folded" />
        <Kind id="crowd-woman" view="back" hair={hairs.loose} />
        <Kind id="crowd-sitter" view="side" hair={hairs.wave} body="sitting" />
      </defs>
      {rows.map(([y, size, washes, at]) => (
        <g key={y}>
          {at.map((x, index) => {
            const [kind, share, color] = kinds[index % 4] ?? kinds[0];
            const who = `w-${washes[index % 3]} skin-${2 + (index % 3)} hair-${index % 5 === 2 ? 'grey' : color}`;
            const place = `translate(${x} ${y})scale(${size * share})`;
            return <use key={x} href={`#crowd-${kind}`} className={who} transform={place} />;
          })}
        </g>
      ))}
      <Talkers />
      <Family />
      <Place x={0} y={22}>
        <Folders />
      </Place>
    </>
  );
}

/** With their necks. */
const heads = {
  back: 'M-14 20v28q14 10 28 0V20zM-20-6q-19 0-10 14h60q9-14-10-14z',
  half: 'M-14 20v28q14 10 28 0V20zM-26-20c-2 14-1 24 1 32 2 12 8 20 18 25 8 4 18 4 25-1 7-6 10-14 11-24 3-3 3-8 1-12-3-4-3-8-2-12l-4-20z',
  side: 'M-20 14L8 20v28q-14 10-28 0zM24-30c4 8 4 14 4 21 2 5 6 9 7 13 0 4-3 5-5 5 1 2 1 5 1 7l-2 4c1 2 1 4-1 6 0 6-3 10-8 11-14 2-26-2-32-12l-12-55z',
};

const legs = 'M-4-74c-7 2-11 5-11 12l3 24-1 38h9L0-32 4 0h9l-1-38 3-24c0-7-3-10-9-12z';
/** Below the head, with arms before it; and the hands. */
const bodies = {
  standing: [
    `${legs}M-12-71c-6 4-8 17-8 35h6l4-24zM12-71l-2 11 4 24h6c0-18-2-31-8-35z`,
    'M-20-36h6v4q-3 5-6 0zM14-36h6v4q-3 5-6 0z',
  ],
  folded: [
    `${legs}M12-71l-4 11 2 9-10 3v6l18-3c2-10 0-21-6-26zM-12-71c-6 5-8 16-6 26l18 1v-6l-10-1 2-9z`,
    'M0-50q8-1 8 3t-8 3z',
  ],
  sitting: [
    'M-4-46c-7 2-11 5-11 12v10h30v-10c0-7-3-10-9-12zM-14-24l4 24h9v-24zM1-24V0h9l4-24zM-12-43c-6 5-8 14-6 21l10 1v-6l-5-2zM12-43l1 14-5 2v6l10-1c2-7 0-16-6-21z',
    'M-9-27q6 0 6 3t-6 3zM9-27q-6 0-6 3t6 3z',
  ],
};

interface KindProps {
  id: string;
  view: View | 'back';
  hair: string;
  body?: keyof typeof bodies;
}

/** Of many people, 100 tall; who sits has a cot. */
function Kind({ id, view, hair, body = 'standing' }: KindProps) {
  const [clothes, hands] = bodies[body];
  const sits = body === 'sitting';
  return (
    <g id={id}>
      {sits && <use href="#cot" />}
      <path className="l4" d={clothes} />
      <path className="w-skin" d={hands} />
      <g fill="none" transform={`translate(0${sits ? -56 : -84})scale(.32)`}>
        <path className="w-skin" d={heads[view]} />
        {view !== 'back' && <SmallFace view={view} expression={sits ? 'smile' : 'rest'} />}
        <path className="w-hair l4" d={hair} />
      </g>
    </g>
  );
}

/** Over their cups: what he tells makes her smile. */
function Talkers() {
  return (
    <>
      <g className="skin-4 hair-grey">
        <Shape of="M202 138c0-22 4-32 18-34 12 2 17 8 18 34z" wash="slate" />
        <Face x={220} y={93} scale={0.28} skull="broad" nose="wide" mouth="talk" hair="grey" beard="beard" />
      </g>
      <g className="skin-2 hair-black">
        <Shape of="M236 132c0-16 4-23 13-25 10 2 15 8 17 25l2 46h-34z" wash="apricot" />
        <Face x={248} y={96} scale={0.28} flip skull="long" nose="straight" hair="long" />
        <Shape of="M243 128h9l-1 11h-7z" wash="white" line="inner" />
        <Shape of="M263 118c6 12 6 24 1 29-4 2-9 0-13-2l2-7 5 1c-1-3-1-5-1-7" wash="apricot" line="inner" />
        <use href="#hand-grip" transform="translate(256 141)scale(-.15 .15)rotate(-10)" />
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
        <Face x={48} y={107} skull="long" nose="hook" look="down" hair="short" />
        <Shape of="M55 108l11 4-6 11-8-4z" wash="honey" line="inner" />
        <Shape of="M62 128c8 6 9 18 7 28-4 3-8 2-10-2l-4-28 6-2z" wash="slate" line="inner" />
        <use href="#hand-hold" transform="translate(60 129)scale(.15)rotate(-92)" />
      </g>
      <g className="skin-3 hair-black">
        <use href="#cot" transform="translate(62 235)scale(1.3)" />
        <Shape of="M8 204c-5-26-3-48 11-52 16-4 24 4 24 20l-1 32z" wash="apricot" />
        <Shape of="M17 132c-8-22 22-26 22-6 4 12-2 30-8 32-8 4-16-6-14-26z" wash="hair" line="inner" />
        <Face x={28} y={134} turn={8} skull="heart" nose="straight" look="down" hair="parted" />
        <Shape of="M34 166c10-6 20 2 20 14l-4 16H26c-2-12 0-24 8-30z" wash="clear" line="inner" />
        <Face x={42} y={163} scale={0.23} skull="round" nose="button" look="closed" hair="child" />
        <Shape of="M14 158c-6 10-8 24-4 33 8 6 22 2 34-3l-2-8-21 1 1-13" wash="apricot" line="inner" />
        <use href="#hand-grip" transform="translate(44 184)scale(.15)rotate(-8)" />
      </g>
    </>
  );
}

/** On a cot: a folded blanket goes from one to the other. */
function Folders() {
  return (
    <>
      <g className="skin-2 hair-brown">
        <Shape of="M120 174c-2-36 0-52 12-55 14-2 21 6 21 24l-1 30 2 12h-34z" wash="petrol" />
        <Face x={140} y={104} skull="broad" nose="broad" hair="wave" />
      </g>
      <g className="skin-3 hair-black">
        <Shape of="M178 186l2-46c2-16 8-24 18-24 12 4 18 14 18 34v36z" wash="honey" />
        <Face x={195} y={101} flip skull="narrow" nose="wide" look="down" hair="short" />
      </g>
      <use href="#cot" transform="translate(162 219)scale(1.3)" />
      <Shape of="M152 141h33q5 4 0 8 5 4 0 8 5 4 0 8h-33q-6-12 0-24z" wash="clay" line="inner" />
      <Line of="M185 149h-30m30 8h-30" weight="inner" />
      <g className="skin-2">
        <Shape
          of="M132 127c-5 12-7 24-4 34 3 8 9 9 30 7l-1-9-13 1c1-9 0-17-1-25"
          wash="petrol"
          line="inner"
        />
        <use href="#hand-grip" transform="translate(158 163)scale(.15)rotate(-2)" />
      </g>
      <g className="skin-3">
        <Shape of="M206 126c5 12 6 24 3 34-4 8-10 9-27 7l1-9 11 1c-1-9-1-16 1-25" wash="honey" line="inner" />
        <use href="#hand-grip" transform="translate(183 162)scale(-.15 .15)rotate(-2)" />
      </g>
    </>
  );
}

interface FaceProps extends Omit<ComponentProps<typeof Head>, 'children' | 'beard'> {
  hair: keyof typeof hairs;
  beard?: 'beard';
}

/** A head from near, on its neck. */
function Face({ x, y, scale = 0.31, flip = false, hair, beard, ...head }: FaceProps) {
  return (
    <Place x={x} y={y} scale={scale} flip={flip}>
      <Shape of="M-18 22v32q18 18 34 0V24z" wash="skin" line="inner" />
      <Shape of="M-17 32c10 10 24 12 33 6v8c-10 8-26 4-33-4z" wash="shade" line="none" />
      <Head
        x={0}
        y={0}
        brow="ink"
        beard={beard && <Shape of={hairs[beard]} wash="hair" line="fine" />}
        {...head}
      >
        <Shape of={hairs[hair]} wash="hair" line="inner" />
      </Head>
    </Place>
  );
}
