import { type Point, points } from '../shape/geometry.ts';
import { chin, type FaceShape, noses } from './faces.ts';
import { HeadLine, HeadShape } from './HeadParts.tsx';
import type { Person } from './person.ts';

/** Where the eyes look: at what the hands do, mostly down. */
export type Look = 'ahead' | 'down' | 'up' | 'closed';

interface FaceProps {
  who: Person;
  isSide: boolean;
  look: Look;
  smiles: boolean | 'open';
  frowns: boolean;
}

const mouths = {
  side: {
    wide: {
      rest: '5.1,-4.4 4.2,-4.5 3.2,-4.2',
      smile: '5.1,-4.5 4.1,-4.7 3,-4 2.6,-3.1',
      frown: '5,-4.2 4.2,-4.3 3,-4.8',
    },
    small: {
      rest: '5.1,-4.3 4.4,-4.4 3.8,-4.3',
      smile: '5.1,-4.4 4.5,-4.7 3.8,-4.3 3.5,-3.7',
      frown: '5,-4.3 3.7,-4.6',
    },
    full: {
      rest: '5.1,-4.3 4.1,-4.4 3.1,-4.2',
      smile: '5.1,-4.3 4.1,-4.6 3.2,-4.1 2.8,-3.4',
      frown: '5,-4.3 4,-4.2 3.1,-4.6',
    },
  },
  half: {
    wide: {
      rest: '0.8,-4.4 2.3,-5.1 3.7,-4.5',
      smile: '0.2,-4 1.2,-5.4 3.2,-5.7 4.4,-4.3',
      frown: '0.7,-5.2 1.8,-4.6 3.7,-5',
    },
    small: {
      rest: '1.2,-4.6 2.4,-5 3.4,-4.6',
      smile: '0.9,-4.4 2.4,-5.8 3.8,-4.4',
      frown: '1.3,-5 2.3,-4.6 3.3,-5',
    },
    full: {
      rest: '0.9,-4.7 2.4,-5 3.8,-4.6',
      smile: '0.3,-4.3 2.2,-5.6 4.4,-4.3',
      frown: '0.9,-5 2.3,-4.6 3.8,-4.9',
    },
  },
};

/** Teeth that a laugh shows. */
const teeth = {
  side: '5.2,-3.9,0.4 2.4,-3.2 3.3,-4.9 5,-5,0.6',
  half: '-0.4,-3.9 2.2,-4.3 4.5,-4 3.5,-6 1.2,-6',
};
const fullLips = {
  side: '5.2,-3.5 3.6,-3.9 3,-4.2 4,-5.3 5.3,-5.2',
  half: '0.7,-4.6 1.7,-3.9 2.4,-4.2 3.1,-3.9 4,-4.6 3.2,-5.9 1.6,-5.9',
};

/** Eyes, brows, nose and mouth. */
export function Face({ who, isSide, look, smiles, frowns }: FaceProps) {
  const view = isSide ? 'side' : 'half';
  const mouth = who.mouth ?? 'wide';
  const lips =
    smiles === 'open' ? (
      <HeadShape of={teeth[view]} wash="white" line="inner" round={0.9} />
    ) : (
      <>
        {mouth === 'full' && <HeadShape of={fullLips[view]} wash="lips" line="none" round={0.8} />}
        <HeadLine
          of={mouths[view][mouth][smiles ? 'smile' : frowns ? 'frown' : 'rest']}
          weight={smiles ? 'inner' : 'fine'}
          curved
        />
      </>
    );
  const brow = who.brow === 'thick' ? 'outline' : 'fine';
  const arch = who.brow === 'flat' ? 0 : 0.7;
  const lift = (who.brow === 'high' ? 0.6 : 0) + (smiles ? 0.4 : 0);
  return isSide ? (
    <>
      <Blush x={1.8} radius={2.6} />
      <Eye x={2.8} isSide look={look} />
      <HeadLine of={`1.5,${2.2 + lift} 2.9,${2.4 + arch + lift} 4.4,${2.7 + lift}`} weight={brow} curved />
      {lips}
      <HeadLine of="5.1,-1.4 4.3,-1.6 4.3,-2.5 4.9,-2.6" curved />
      {who.old && <HeadLine of="3.8,-2.4 3.3,-3.8" weight="hair" />}
      {who.old && <HeadLine of="1.6,0.6 0.9,1" weight="hair" />}
      {who.glasses && (
        <HeadShape of="1.7,1.3 4.4,1.3 4.4,-1.1 1.7,-1.1" wash="none" line="fine" round={0.9} />
      )}
      {who.glasses && <HeadLine of="1.7,0.7 -3.4,0.9" />}
      <g className={who.beard === 'full' ? 'beard' : 'mustache'}>
        <Beard who={who} isSide={isSide} smiles={smiles} />
      </g>
    </>
  ) : (
    <>
      <Blush x={-1.4} radius={2.4} />
      <Blush x={4.4} radius={1.4} />
      <Eye x={0} isSide={false} look={look} />
      <Eye x={3.2} isSide={false} look={look} />
      <HeadLine of={`-1.3,${2 + lift} 0,${2.4 + arch + lift} 1.5,${2.5 + lift}`} weight={brow} curved />
      <HeadLine of={`2.4,${2.5 + lift} 3.5,${2.4 + arch + lift} 4.4,${2.2 + lift}`} weight={brow} curved />
      <HeadLine of={noses[who.nose].half} curved />
      {lips}
      {who.old && <HeadLine of="-0.8,-1.2 0,-1.7 1,-1.6" weight="hair" curved />}
      {who.old && <HeadLine of="0.3,-2.6 -0.6,-4.2" weight="hair" />}
      {who.old && <HeadLine of="-0.4,4.9 3,5" weight="hair" />}
      {who.glasses && (
        <HeadShape of="-1.4,1.4 1.7,1.4 1.7,-1.2 -1.4,-1.2" wash="none" line="fine" round={0.9} />
      )}
      {who.glasses && (
        <HeadShape of="2.4,1.4 5.2,1.4 5.2,-1.2 2.4,-1.2" wash="none" line="fine" round={0.9} />
      )}
      {who.glasses && <HeadLine of="-1.4,0.6 -3.8,0.8" />}
      <g className={who.beard === 'full' ? 'beard' : 'mustache'}>
        <Beard who={who} isSide={isSide} smiles={smiles} />
      </g>
    </>
  );
}

/** A warm cheek. */
function Blush({ x, radius }: { x: number; radius: number }) {
  return <circle className="w-blush" cx={x * 10} cy={22} r={radius * 10} />;
}

/** Tenths of the head's unit around the middle of the eye: white, iris under the lid, upper lid. */
const eyes = {
  side: {
    ahead: [
      'M-9 1C-5-5 2-8 8-7 10-2 10 2 8 4 1 6-5 5-9 1z',
      'M0-6C-2-1 0 4 5 5 9 3 10-2 8-7z',
      'M-11 2C-6-6 2-9 9-7',
    ],
    up: [
      'M-10-1C-6-8 2-11 9-9 11-4 11 0 8 3 1 5-6 4-10-1z',
      'M2-10C0-5 1 0 5 1 9 0 11-5 9-9z',
      'M-12 0C-7-9 2-12 10-10',
    ],
    down: [
      'M-9 0C-4-6 3-7 9-5 10-1 9 3 7 5 1 7-5 5-9 0z',
      'M0-1C-1 3 1 6 5 6 9 5 10 1 9-2 6-4 2-4 0-1z',
      'M-11 1C-6-6 3-8 10-6',
    ],
  },
  half: {
    ahead: [
      'M-10 0C-6-8 5-10 10-2 6 5-6 6-10 0z',
      'M-2-7C-4 0-1 4 3 4 7 4 9-1 7-6 4-8 1-8-2-7z',
      'M-11 1C-6-9 5-11 11-3',
    ],
    up: [
      'M-10-1C-6-9 5-11 10-3 6 4-6 5-10-1z',
      'M-2-8C-3-3-1 0 3 0 7 0 8-4 7-7 4-9 1-9-2-8z',
      'M-11 0C-6-10 5-12 11-4',
    ],
    down: [
      'M-10 0C-5-6 5-7 10-2 6 6-6 6-10 0z',
      'M-3-3C-4 2-1 6 3 6 7 5 8 1 7-3 4-5 0-5-3-3z',
      'M-11 1C-6-6 5-8 11-2',
    ],
  },
} as const;

function Eye({ x, isSide, look }: { x: number; isSide: boolean; look: Look }) {
  const place = `translate(${x * 10} 0)`;
  if (look === 'closed') return <path className="l2" d="M-10-1C-5 5 4 5 10 0" transform={place} />;
  const [white, iris, lid] = eyes[isSide ? 'side' : 'half'][look];
  return (
    <g transform={place}>
      <path className="w-white" d={white} />
      <path className="w-ink" d={iris} />
      <path className="l2" d={lid} />
    </g>
  );
}

function Beard({ who, isSide, smiles }: Pick<FaceProps, 'who' | 'isSide' | 'smiles'>) {
  const low = chin(who.face satisfies FaceShape);
  // In a half view mouth and chin are nearer to the middle.
  const at = (of: string) => (isSide ? of : points(of).map(([x, y]): Point => [x - 0.9, y]));
  const mustache = smiles
    ? '0.9,-3.2 2.4,-3.3 3.6,-3 4.8,-3.1 5.6,-3.3 4.7,-4 3.5,-3.9 2.2,-4.1'
    : '1.3,-4.3 2.5,-3.3 3.6,-3.1 4.7,-3.3 5.4,-4.1 4.6,-3.9 3.5,-3.7 2.4,-4';
  switch (who.beard) {
    case undefined:
      return null;
    case 'stubble':
      return (
        <HeadShape
          of={`-3.6,-1.6 -1,-3.4 2,-3.4 4.9,-3.2 5,-5.4 3,${low + 0.1} 0,${low + 0.5} -3.4,-4.4`}
          wash="shade"
          line="none"
          round={1}
        />
      );
    case 'full':
      return (
        <>
          <HeadShape
            of={`-3.9,-0.6 -2.4,-3 1.2,-3.3 3.3,-3.4 5.2,-3.4 ${isSide ? `5.8,-6.8 4.8,${low - 0.8}` : '5.3,-5.6'} 3.2,${low - 1} -0.8,${low - 0.6} -4,-4.8`}
            wash="hair"
            line="fine"
            round={1.4}
          />
          <HeadShape
            of={at(
              smiles ? '1,-3.7 2.9,-4.6 5.1,-4.3 4.5,-5.8 2.4,-5.7' : '2.2,-4.5 4.8,-4.5 4.4,-5.3 2.8,-5.3',
            )}
            wash="skin"
            line="fine"
            round={0.5}
          />
          <HeadLine of="-1,-4.6 -0.4,-6.6" weight="hair" />
          <HeadLine of={`1,-6.4 1.4,${low + 0.4}`} weight="hair" />
        </>
      );
    default:
      return (
        <>
          {who.beard === 'goatee' && (
            <HeadShape
              of={
                isSide
                  ? `1.6,-5.8 3.2,-5.6 4.8,-5.6 4.6,${low - 0.4} 3,${low - 1.4} 1.4,${low - 0.2}`
                  : `-0.4,-5 0.6,-6 2.2,-6.3 3.6,-6 4.4,-5 4.6,-6.6 3.6,${low - 0.3} 1,${low - 0.2} -0.6,-7`
              }
              wash="hair"
              line="fine"
              round={1}
            />
          )}
          <HeadShape of={at(mustache)} wash="hair" line="fine" round={0.5} />
          {smiles === true && <HeadLine of={at('1.6,-4.4 2.8,-5.2 4.2,-5.2 4.9,-4.7')} curved />}
        </>
      );
  }
}
