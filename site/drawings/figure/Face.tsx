import { type Point, points } from '../shape/geometry.ts';
import { Line } from '../shape/Shape.tsx';
import { chin, type FaceShape } from './faces.ts';
import { Brows, Eyes, Glasses, type Look, Mouth, Nose } from './facial-features.tsx';
import { HeadLine, HeadShape } from './HeadParts.tsx';
import type { Person } from './person.ts';

interface FaceProps {
  who: Person;
  isSide: boolean;
  small: boolean;
  look: Look;
  smiles: boolean | 'open';
  frowns: boolean;
}

/** Eyes, brows, nose and mouth, with the folds of age, glasses and a beard. In tenths of the head's unit. */
export function Face({ who, isSide, small, look, smiles, frowns }: FaceProps) {
  const view = isSide ? 'side' : 'half';
  const expression = smiles === 'open' ? 'teeth' : smiles ? 'smile' : frowns ? 'frown' : 'rest';
  const lift = (who.brow === 'high' ? 2 : who.brow === 'flat' ? -1 : 0) + (smiles ? 1 : 0);
  return (
    <>
      <g className={who.beard === 'full' ? 'beard' : 'mustache'}>
        <Beard who={who} isSide={isSide} smiles={smiles} />
      </g>
      <g transform="scale(2)">
        <circle className="w-blush" cx={isSide ? 9 : -6} cy={12} r={isSide ? 12 : 11} />
        <Eyes view={view} look={look} small={small} />
        <Brows view={view} thick={who.brow === 'thick'} lift={lift} />
        <Nose view={view} shape={who.nose} small={small} />
        {/* A figure's lips stand out less than those of a close-up. */}
        <g transform={isSide ? 'translate(-1)' : undefined}>
          <Mouth view={view} expression={expression} kind={who.mouth ?? 'wide'} small={small} />
        </g>
        {who.old && <Line of={years[view]} weight="hair" />}
        {who.glasses && <Glasses view={view} />}
      </g>
    </>
  );
}

/** Folds of a face past sixty. */
const years = {
  half: 'M-6 6c4 4 10 4 14 1M1 12c-4 3-6 7-6 11M-4-22c6-3 12-3 18-1m-15 5c4-2 9-2 13 0',
  side: 'M10 7c3 2 7 2 10 0M14 11c-4 3-5 6-4 11M3 0l-5-2m5 5h-5M10-21c4-2 8-2 12 0',
};

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
            of={isSide ? '5.6,-3 2.4,-3.2 2.4,-4.6 5.2,-5.4' : '-0.6,-3.4 2,-2.8 4.4,-2.8 3.6,-5.2 0.6,-5.2'}
            wash="skin"
            line="none"
            round={1.4}
          />
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
        </>
      );
  }
}
