import { HeadLine, HeadShape } from './HeadParts.tsx';
import type { Person } from './person.ts';

interface HatProps {
  kind: NonNullable<Person['hat']>;
  /** From the side a peak points ahead; in a half view it comes a little towards us. */
  isSide: boolean;
}

export function Hat({ kind, isSide }: HatProps) {
  switch (kind) {
    case 'cap':
      return (
        <>
          <HeadShape
            of={`-6.6,2.4 -6.2,6.6 -2.6,9.6 2.8,9.5 5.9,7.2 6.4,4 ${isSide ? '9.6,3.2 9.8,2.3 5.4,2.6 -1,3' : '8.8,1.6 6.4,1.1 1.6,2.3 -1.6,4'}`}
            wash="hat"
          />
          <HeadLine of="6.2,4 0,4.6 -6.4,4" curved />
        </>
      );
    case 'helmet':
      return (
        <>
          <HeadShape
            of={`-7.4,2.6 -6.8,7 -3,10.6 3,10.4 6.2,7.2 6.8,4.4 ${isSide ? '8.6,3.6 8.4,2.6' : '8.2,2.4 6.6,1.5 1,2.5 -3.4,2.6'} -7.6,2.6`}
            wash="hat"
            round={1.6}
          />
          <HeadLine of="-1,4.4 -1.4,10.4" />
          <HeadLine of="2,4.4 2,10.2" />
          <HeadLine of={`-7.2,4.2 ${isSide ? 8 : 6.8},4.2`} />
        </>
      );
    case 'straw hat':
      return (
        <>
          <HeadShape
            of="-10.6,3.4 -5.6,4.6 -4.6,9.4 0,10.6 4.6,9.2 5.6,4.2 10.2,2.6 9,1.5 0,2.6 -10,2.4"
            wash="hat"
            round={1.4}
          />
          <HeadLine of="-5.5,4.8 0,5.4 5.6,4.4" weight="inner" curved />
        </>
      );
    case 'headwrap':
      return (
        <>
          <HeadShape
            of="-5.6,1.4 -7.2,5 -6.8,9.4 -3,12.4 2.4,12 5.8,9 5.8,4.2 0.6,5.8 -3.6,3"
            wash="hat"
            round={2}
          />
          <HeadLine of="-6.4,6 -1,8 5.6,6.6" curved />
          <HeadLine of="-6,9 -1,10.2 4.8,9.2" curved />
        </>
      );
    case 'net':
      return (
        <>
          <HeadShape
            of="-6.9,-1 -7.2,4 -5,8.8 0,10.4 5,8.6 6.4,4.6 2,4.9 -2.4,3.2 -3.8,-1.8"
            wash="hat"
            line="fine"
            round={2}
          />
          <HeadLine of="-6.4,3.4 -2,7 4.4,8" weight="hair" curved />
          <HeadLine of="-3.6,0.4 0,5 2,9.6" weight="hair" curved />
        </>
      );
  }
}
