import { Line, Shape, type Wash } from '../shape/Shape.tsx';
import type { NoseShape } from './faces.ts';

/*
 * What everybody's face has, from near and from far: eyes below a lid, brows, a nose, lips. In units of a face that is
 * 56 wide: x towards the nose, y down, the middle of the skull is the origin. Lines keep their width at every size, so a
 * `small` face has finer ones, and fewer.
 */

/** Turned by half to us, or a profile. */
export type View = 'half' | 'side';

/** Where the eyes look: at what the hands do, mostly down. Who laughs aloud narrows them. */
export type Look = 'ahead' | 'down' | 'up' | 'closed' | 'laughing';

interface Eye {
  white?: string;
  iris?: string;
  /** The light in it. */
  shine?: string;
  /** Filled: the upper lid with its lashes. */
  lid: string;
  /** Fine folds around it. */
  folds: string;
}

const eyes: Record<View, Record<Look, Eye>> = {
  half: {
    ahead: {
      white: 'M-8-2c5-5 11-5 16 1-5 3-12 3-16-1zM15-5c3-2 6-2 8 1-2 4-6 4-8-1z',
      iris: 'M-0.1 -2.5a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0 -7.2 0zM17.3 -3.5a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0 -6.4 0z',
      shine: 'M3.5 -4.5h2v2h-2zM20.5 -5.5h2v2h-2z',
      lid: 'M-10-1c5-8 15-9 19-1-6-5-12-4-19 1zM14-4c3-5 8-6 11-1-4-3-7-2-11 1z',
      folds: 'M-6 2c4 2 8 2 12-1m10-1c3 1 6 1 8-1M-7-8c5-4 9-4 13-1',
    },
    up: {
      white: 'M-8-2c5-6 11-6 16 0-5 4-12 4-16 0zM15-5c3-3 6-3 8 0-2 4-6 4-8 0z',
      iris: 'M0.6 -4a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0 -6.8 0zM17.7 -5a3 3 0 1 0 6 0 3 3 0 1 0 -6 0z',
      shine: 'M4 -6h2v2h-2zM20.7 -7h2v2h-2z',
      lid: 'M-10-1c5-9 15-10 19-1-6-6-12-5-19 1zM14-4c3-6 8-7 11-1-4-4-7-3-11 1z',
      folds: 'M-6 3c4 2 8 2 12-1m10-1c3 1 6 1 8-1',
    },
    down: {
      white: 'M-8-1c5-3 11-3 16 1-5 3-12 3-16-1zM15-3c3-1 6-1 8 1-2 3-6 3-8-1z',
      iris: 'M0.2 0a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0 -5.6 0zM17.4 -1.5a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0 -5.2 0z',
      shine: 'M3 -2h2v2h-2zM20 -3.5h2v2h-2z',
      lid: 'M-10-1c5-6 15-7 19 1-6-3-12-3-19-1zM14-3c3-4 8-5 11 0-4-2-7-1-11 0z',
      folds: 'M-8-5c5-4 11-4 15-1m7-2c3-3 7-3 9 0M-6 3c4 2 8 2 12 0',
    },
    closed: {
      lid: 'M-10-3c5 5 13 5 19 1-4 7-14 8-19-1zM15-4c3 4 7 4 11 1-2 5-9 5-11-1z',
      folds: 'M-9-6c5-5 13-5 17 0m8 0c3-4 7-4 9 0',
    },
    laughing: {
      lid: 'M-10 0c5-8 14-8 19 0-6-4-13-4-19 0zM15-2c3-6 9-6 11 0-4-3-7-3-11 0z',
      folds: 'M-8 5c5 2 10 1 14-1m10-1c3 1 6 0 8-1M-13-5l-6-3m5 7h-6m6 4l-5 3',
    },
  },
  side: {
    ahead: {
      white: 'M8 2c2-4 6-7 13-6 1 3 1 5-1 7-5 1-9 1-12-1z',
      iris: 'M21-4c-3-.4-5.2 1.2-5.2 3.6 0 2.4 2 3.9 4.4 3.4 1.2-2 1.4-4.6.8-7z',
      shine: 'M17.5-2.5h2v2h-2z',
      lid: 'M5 2.5c4-7 11-9 18-6.5-6-.5-11 1-14 5.5z',
      folds: 'M10 5c3 1 6 1 9-.5M9-6c4-4 8-5 13-3.5',
    },
    up: {
      white: 'M8 1c2-6 7-9 13-8 1 4 1 7-1 9-5 2-9 1-12-1z',
      iris: 'M21-7c-3-.4-4.8 1-4.8 3.4 0 2.6 2 4 4.6 3.2.9-2 .9-4.6.2-6.6z',
      shine: 'M18-5h2v2h-2z',
      lid: 'M5 1.5c4-9 11-11 18-9-6-.5-11 2-14 7z',
      folds: 'M10 5c3 1 6 1 9-1',
    },
    down: {
      white: 'M8 2c2-3 7-4 13-2 0 2-1 3-2 4-4 1-8 0-11-2z',
      iris: 'M20.8 0c-3-.8-5 .2-5.2 2 .2 1.6 1.6 2.6 3.4 2.2 1-1 1.8-2.6 1.8-4.2z',
      shine: 'M17.5 1h1.5v1.5h-1.5z',
      lid: 'M5 2c4-6 11-8 18-4.5-6-.5-11 1-14 4z',
      folds: 'M8-4c4-4 9-4 14-2',
    },
    closed: {
      lid: 'M5 1c5 4 11 4 17 0-3 6-13 7-17 0z',
      folds: 'M8-3c4-4 9-4 13-1',
    },
    laughing: {
      lid: 'M6 2c4-7 11-8 16-2-5-3-11-2-16 2z',
      folds: 'M9 5c3 2 7 2 10 0M4-1l-5-2m5 5h-5',
    },
  },
};

export function Eyes({ view, look, small = false }: { view: View; look: Look; small?: boolean }) {
  const { white, iris, shine, lid, folds } = eyes[view][look];
  return (
    <>
      {white && <path className="w-white" d={white} />}
      {iris && <path className="w-ink" d={iris} />}
      {shine && <path className="w-white" d={shine} />}
      <path className="w-ink" d={lid} />
      {!small && <Line of={folds} weight="hair" />}
    </>
  );
}

const brows = {
  half: 'M-12-12c5-7 14-8 20-4-7 0-13 1-20 4zM15-16c4-3 9-3 11 1-4-2-7-2-11-1z',
  side: 'M6-11c4-6 12-7 18-3-7-1-13 0-18 3z',
};
const thickBrows = {
  half: 'M-13-10c4-9 15-11 21-7-1 4-14 2-21 7zM14-16c4-5 10-5 13 1-4-1-9-1-13-1z',
  side: 'M5-9c4-8 13-10 20-5-3 3-14 0-20 5z',
};

/** Their inner ends are up. */
const worriedBrows = {
  half: 'M-12-8c8-1 14-4 19-10 2 0 2 1 1 3-5 5-12 8-20 7zM16-17c1 4 4 7 9 9-5 1-9-1-11-7 0-1 1-2 2-2z',
  side: 'M6-8c6-1 12-3 16-8 2 0 2 2 1 4-4 4-10 6-17 4z',
};

interface BrowsProps {
  view: View;
  thick?: boolean;
  worried?: boolean;
  wash?: Wash;
  /** How far they are lifted. */
  lift?: number;
}

export function Brows({ view, thick = false, worried = false, wash = 'hair', lift = 0 }: BrowsProps) {
  return (
    <path
      className={`w-${wash}`}
      d={(worried ? worriedBrows : thick ? thickBrows : brows)[view]}
      transform={lift ? `translate(0 ${-lift})` : undefined}
    />
  );
}

/** From the side the outline of the head has it, and only the nostril is left. */
const noses: Record<NoseShape, string> = {
  straight: 'M14-4c3 5 8 9 8 13-1 3-6 3-8 1m-3-3c-2 1-2 4 0 5',
  broad: 'M19 1c1 3 6 5 6 9-1 4-6 4-9 2-3 3-9 1-8-3 0-3 2-4 4-4',
  button: 'M18 3c4 1 6 4 4 7-2 2-5 2-7 1m-3-3c-2 1-2 3 0 4',
  hook: 'M13-7c3 3 5 4 7 8 3 5 6 9 4 12-2 2-5 1-8 0m-4-4c-4 2-3 5 1 6',
  long: 'M13-6c3 6 9 13 9 18-1 3-6 3-8 1m-3-3c-2 1-2 4 0 5',
  wide: 'M17 0c2 3 7 6 6 10-2 3-6 3-9 2-3 2-7 0-6-4',
};

export function Nose({ view, shape, small = false }: { view: View; shape: NoseShape; small?: boolean }) {
  const nostril = small ? 'M24 9c-3-1-5 2-4 4' : 'M26 13c-3 2-6 1-6-2m3-4c-5 0-7 5-4 8';
  return <Line of={view === 'half' ? noses[shape] : nostril} weight={small ? 'hair' : 'fine'} />;
}

/** Lips at rest, smiling or frowning; teeth; speaking; and laughing aloud. */
export type Expression = 'rest' | 'smile' | 'frown' | 'teeth' | 'talk' | 'laugh';

interface Lips {
  /** The color of the lips. */
  lips?: string;
  teeth?: string;
  /** The open mouth. */
  mouth?: string;
  tongue?: string;
  line?: string;
  /** Fine folds around it. */
  folds?: string;
}

const halfMouths: Record<Expression, Lips> = {
  rest: { lips: 'M0 21c4-3 7-4 10-3 3-1 6-1 8 1-2 5-5 7-8 7s-7-2-10-5z', line: 'M-1 21c6 1 13 1 20-2' },
  smile: {
    lips: 'M0 19c4-2 7-3 10-2 3-2 6-1 9 0-2 7-5 9-9 9s-8-3-10-7z',
    line: 'M-3 16c6 6 14 6 23-1',
  },
  frown: { lips: 'M1 22c4-3 6-3 9-3 3-1 5 0 7 1-1 5-4 6-8 6s-6-1-8-4z', line: 'M-1 23c5-2 12-3 19-1' },
  teeth: {
    teeth: 'M-3 16c8 3 17 2 24-4-1 9-6 13-11 13-6 0-11-4-13-9z',
    folds: 'M4 29c3 2 7 1 9 0M-6 13l3 5',
  },
  talk: {
    lips: 'M-2 18c5-3 8-4 12-3 4-1 8-1 11 0-1 9-6 14-11 14s-9-4-12-11z',
    mouth: 'M-1 18c7 1 14 0 21-3-1 7-5 10-10 10s-9-3-11-7z',
    teeth: 'M1 18c6 1 12 0 18-2l-2 4q-7 2-14 1z',
  },
  laugh: {
    mouth: 'M-5 15c9 3 18 2 27-3 0 11-5 18-12 18-7 0-12-6-15-15z',
    tongue: 'M0 25c5-4 12-4 17-1-2 4-4 5-7 5-4 0-7-1-10-4z',
    teeth: 'M-3 16c8 2 16 1 24-3l-1 5c-7 3-14 4-20 2z',
    folds: 'M-8 9c-3 3-3 6-1 10',
  },
};

const sideMouths: Partial<Record<Expression, Lips>> & { smile: Lips } = {
  rest: {
    lips: 'M27 17c1 2 1 4-1 5-3 0-6 0-9-1 3-1 6-3 10-4zm0 8c-4 1-8-1-10-4 4 1 7 1 9 1 2 1 2 2 1 3z',
    line: 'M26 22c-4 0-8 0-11-1',
  },
  smile: {
    lips: 'M27 17c1 2 1 4-1 5-4 0-8-1-11-4 4 0 8 0 12-1zm0 8c-5 1-10-2-12-7 3 3 7 4 11 4 2 1 2 2 1 3z',
    line: 'M26 22c-5 0-10-1-13-6',
    folds: 'M12 13c-2 2-2 4-1 6',
  },
  frown: {
    lips: 'M27 17c1 2 1 4-1 5-3 0-6 1-9 2 2-4 6-6 10-7zm0 8c-3 1-7 1-10-1l9-2c2 1 2 2 1 3z',
    line: 'M26 22c-4 0-8 1-11 3',
  },
  teeth: {
    lips: 'M27 17c1 2 .5 3-1 3-5 .5-9-1-14-5 5 2 10 3 15 2zm-1 9c-5 1.5-12-2-14-9 3 4 7 6 10 6.5 2 .3 3 .3 4 0 .8.8.8 1.8 0 2.5z',
    teeth: 'M26 19.5c-5 .8-9-.5-13-4 1.5 5 6 7.5 12.5 7.5z',
    folds: 'M11 11c-2 2-3 5-1 8',
  },
  laugh: {
    mouth: 'M27.5 19c-6 1-12 0-17-5 1 9 7 15 15 14z',
    teeth: 'M27.5 19c-6 1-12 0-17-5 1 4 3 6 5 7 4 2 8 2 11.5 1z',
    folds: 'M9 9c-2 3-2 6-1 9',
  },
};

interface MouthProps {
  view: View;
  expression: Expression;
  kind?: 'wide' | 'small' | 'full';
  small?: boolean;
}

const mouthSizes = {
  half: { small: 'translate(2 5)scale(.78)', full: 'translate(-1 -2.5)scale(1.12)' },
  side: { small: 'translate(7.5 5)scale(.74)', full: 'translate(-2.4 -2.5)scale(1.12)' },
};

export function Mouth({ view, expression, kind = 'wide', small = false }: MouthProps) {
  const { lips, mouth, tongue, teeth, line, folds } =
    view === 'half' ? halfMouths[expression] : (sideMouths[expression] ?? sideMouths.smile);
  return (
    <g transform={kind === 'wide' ? undefined : mouthSizes[view][kind]}>
      {lips && <path className="w-lips" d={lips} />}
      {mouth && <Shape of={mouth} wash="ink" line="none" />}
      {tongue && <path className="w-clay" d={tongue} />}
      {teeth && <Shape of={teeth} wash="white" line={mouth ? 'none' : small ? 'hair' : 'inner'} />}
      {line && <Line of={line} weight={expression === 'smile' && !small ? 'inner' : 'fine'} />}
      {folds && !small && <Line of={folds} weight="hair" />}
    </g>
  );
}

interface SmallFaceProps {
  view: View;
  nose?: NoseShape;
  expression?: 'rest' | 'smile';
}

/** In the depth of a crowd: pupils below lids and brows, a nose, the line of a mouth. */
export function SmallFace({ view, nose = 'straight', expression = 'rest' }: SmallFaceProps) {
  const { iris, lid } = eyes[view].ahead;
  const { line } = (view === 'half' ? halfMouths : sideMouths)[expression] ?? sideMouths.smile;
  return (
    <>
      <path className="w-ink" d={`${lid}${iris}${brows[view]}`} />
      <Nose view={view} shape={nose} />
      {line && <Line of={line} />}
    </>
  );
}

export function Glasses({ view }: { view: View }) {
  return (
    <Line
      of={
        view === 'half'
          ? 'M-12-7q11-5 22 0 1 16-11 16-11 0-11-16zM14-8q7-3 14 0 1 14-7 14-8 0-7-14zM10-5q2-2 4 0M-12-4L-22-3'
          : 'M7-7q9-3 17 0 0 13-9 13-8 0-8-13zM7-4L-17-5'
      }
    />
  );
}

/** Behind the cheek. */
export function Ear() {
  return (
    <>
      <Shape of="M-20-7c-8-5-13 2-11 10 1 8 6 12 11 9 3-4 3-14 0-19z" wash="skin" line="inner" />
      <Line of="M-22-3c-5-3-6 3-4 7m3-3c-3 1-2 4-1 6" weight="hair" />
    </>
  );
}
