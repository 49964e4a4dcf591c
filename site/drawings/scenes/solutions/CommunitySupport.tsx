import { Drawing } from '../../Drawing.tsx';
import { Disc, Line, Place, Shape } from '../../shape/Shape.tsx';
import { Hill } from '../../things/Land.tsx';
import { Lit, Part, Shade } from '../impact/street-tap/Part.tsx';
import { Curls, Glasses, Head } from '../near/Head.tsx';

/** The pump works again: his fists are around its handle, and she holds a glass of its water against the light (India Mark II: the handle is opposite the spout). */
export function CommunitySupport() {
  return (
    <Drawing photo="community-support" width={310} height={186} from={[50, 70]}>
      <path className="w-sky" d="M-10-10h420v300H-10z" />
      <Disc at={[344, 108]} radius={58} wash="sun" />
      <Hill from={40} to={370} y={150} base={220} wash="hill" height={20} phase={0.6} contours={3} gap={22} />
      <path className="w-ground" d="M-10 206h420v90H-10z" />
      <Mechanic />
      <Pump />
      <Fists />
      <Tester />
    </Drawing>
  );
}

function Mechanic() {
  return (
    <g className="skin-4 hair-black">
      <Part of="M190 152c-18 4-34 12-38 28-6 26-4 60-2 100h106c4-30 6-70 0-98-6-18-22-26-40-30z" wash="white">
        <Shade of="M190 152c-18 4-34 12-38 28-6 26-4 60-2 100h34c-10-50-14-90 6-128z" />
      </Part>
      <Part of="M190 120v14c2 10 0 14-6 19 10 12 34 12 42-1-7-4-6-10-6-18v-14z" wash="skin" line="inner">
        <Shade of="M191 142c8 10 20 12 29 6l6 5c-8 11-30 12-41 2z" />
      </Part>
      <Head x={202} y={118} scale={0.76} turn={4} mouth="teeth">
        <Part
          of="M-20-4c-9-6-11-20-6-31 6-10 22-14 36-10 8 2 12 8 12 14-8-6-20-5-26 1-5 5-6 12-8 18-1 4-4 7-8 8z"
          wash="hair"
        />
        <Shape of="M-1 32c6 2 12 2 17-1 2 6 0 13-6 13-7 1-11-6-11-12z" wash="hair" line="fine" />
        <Line of="M-3 16c6-4 17-5 24-2" weight="outline" />
      </Head>
    </g>
  );
}

/** Tank with spout, head and handle. */
function Pump() {
  return (
    <>
      <path className="w-flow" d="M57 206h7v60h-7z" />
      <Part of="M84 176H66q-14 0-14 16v14h17v-10h15z" wash="teal" line="inner" />
      <Part of="M80 158h60v120H80z" wash="teal">
        <path className="w-shade" d="M80 158h16v120H80z" />
        <path className="w-shallow" opacity="0.6" d="M126 158h8v120h-8z" />
      </Part>
      <Shape of="M74 148h72v11H74z" wash="steel" line="inner" />
      <Disc at={[82, 153]} radius={2.6} wash="ink" />
      <Disc at={[138, 153]} radius={2.6} wash="ink" />
      <Part of="M82 148V94q0-10 10-10h30q12 4 16 18v46z" wash="petrol">
        <path className="w-shade" d="M82 148V94q0-10 10-10l6 64z" />
      </Part>
      <Place x={112} y={114} turn={36}>
        <Part of="M-12-8H180q8 0 8 7t-8 7H-12z" wash="slate" line="inner">
          <path className="w-steel" opacity="0.6" d="M8-6H180v3H8z" />
        </Part>
        <Disc at={[0, -1]} radius={8} wash="steel" line="inner" />
      </Place>
    </>
  );
}

/** Both around the handle. */
function Fists() {
  return (
    <g className="skin-4">
      <Part of="M152 206c-2 18 14 26 26 16 10-8 18-22 24-34l-16-12c-6 12-12 20-18 24" wash="skin">
        <Shade of="M152 206c-2 18 14 26 26 16 10-8 18-22 24-34l-6-4c-8 14-20 28-30 32-6 0-9-4-10-10z" />
      </Part>
      <Part of="M172 162c-18 4-26 20-28 44 6 8 16 10 26 6 4-10 8-18 10-28" wash="white">
        <Shade of="M172 162c-18 4-26 20-28 44 4 4 8 7 12 7-6-18 0-36 16-51z" />
      </Part>
      <Part of="M232 206c4 14 12 20 20 16 8-4 10-12 10-22" wash="skin">
        <Shade of="M232 206c4 14 12 20 20 16 8-4 10-12 10-22h-6c0 14-10 16-16 4z" />
      </Part>
      <Part of="M238 164c14 4 24 18 26 38-6 8-14 12-26 9-6-8-8-18-8-28" wash="white">
        <Lit of="M245 167c11 6 17 18 19 35-3 4-7 7-12 8 2-16 0-30-7-43z" />
      </Part>
      {[195, 234].map(x => (
        <Place key={x} x={x} y={114 + (x - 112) * 0.727} turn={36}>
          <Part
            of="M-14-8c2-6 22-8 28-2 5 4 4 18-1 21-3 3-5 2-7 0-2 3-5 3-7 1-2 2-5 2-7 0-2 1-5 0-6-2-4-4-3-12 0-18z"
            wash="skin"
            line="inner"
          >
            <Shade of="M-14-8c-3 6-4 14 0 18 1 2 4 3 6 2 2 2 5 2 7 0 2 2 5 2 7-1l2-4c-12 0-20-4-22-15z" />
          </Part>
          <Line of="M-7-4c-1 5-1 11-1 16M0-5c-1 6-1 12-1 17m8-16c0 5 0 10-1 15" />
        </Place>
      ))}
    </g>
  );
}

function Tester() {
  return (
    <g className="skin-3 hair-black">
      <Part of="M292 158c-16 6-26 16-28 32-4 28 0 60 2 90h120V186c-12-16-30-24-52-30z" wash="honey">
        <Shade of="M292 158c-16 6-26 16-28 32-4 28 0 60 2 90h30c-10-40-16-84-4-122z" />
        <path className="w-petrol" d="M264 226q60 12 122 0v20q-60 12-121 0z" />
      </Part>
      <Part of="M294 128v14c2 10 0 14-5 19 8 12 36 12 46-2-8-6-10-12-10-17v-14z" wash="skin" line="inner">
        <Shade of="M296 150c8 7 20 8 30 2l4 8c-10 8-28 10-38 2z" />
      </Part>
      <Head x={308} y={124} scale={0.76} flip turn={4} nose="broad" brow="inner">
        <Curls />
        <path
          className="w-honey"
          opacity="0.8"
          d="M-24 4c-8-2-12-10-8-16-6-6-5-14 0-18-2-8 4-16 12-16-8 10-12 28-4 50z"
        />
        <Glasses />
        <Disc at={[-27, 13]} radius={5} wash="clay" line="fine" />
      </Head>
      <Part of="M282 204c0 14-2 24-10 34-6 6-14 4-16-4-4-26-6-48-6-76h16c2 18 6 28 8 38" wash="skin">
        <Shade of="M272 238c-6 6-14 4-16-4-4-26-6-48-6-76h5c0 34 6 58 17 80z" />
      </Part>
      <Part of="M296 166c-18 4-26 20-26 38 8 6 18 8 26 4" wash="honey" />
      <Line of="M342 186c-6 16-8 44-4 70" weight="inner" />
      <Place x={2} y={12}>
        <Glass />
      </Place>
      <g className="gloves">
        <Part
          of="M249 166c-1-10-2-14-1-19-6-1-7-8-1-9-6-2-6-9 0-10-5-2-4-8 1-9-2-5 2-8 6-7 8 0 15 2 18 7 5 9 3 22 0 34l-4 13q-9 4-19 0z"
          wash="hand"
          line="inner"
        >
          <Shade of="M249 166c-1-10-2-14-1-19l2-3c2 10 8 16 20 18l-2 4q-9 4-19 0z" />
        </Part>
        <Line of="M247 138c5 1 10 1 14-1m-14-9c5 1 10 1 14 0m-13-9c5 1 9 1 13 1m-10 38q8 3 17 0" />
      </g>
    </g>
  );
}

/** The light of the sky is in it. */
function Glass() {
  return (
    <>
      <path className="w-white" d="M241 68h28l-5 54h-18z" />
      <path className="w-clear" d="M242 80q13 5 26 0l-4 42h-18z" />
      <path className="w-sun" opacity="0.7" d="M261 72h4l-4 48h-4z" />
      <Line of="M241 68h28l-5 54h-18zM242 80q13 5 26 0" weight="inner" />
    </>
  );
}
