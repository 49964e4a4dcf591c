import { HandSymbols } from './figure/Hand.tsx';
import { CanSymbol } from './things/Can.tsx';
import { HouseSymbol } from './things/House.tsx';
import { PalmSymbol } from './things/Palm.tsx';
import { TapSymbol } from './things/TapStand.tsx';
import { TruckSymbol } from './things/Truck.tsx';
import { WheelSymbol } from './things/Wheel.tsx';

const symbols = {
  hands: HandSymbols,
  can: CanSymbol,
  wheel: WheelSymbol,
  tap: TapSymbol,
  house: HouseSymbol,
  palm: PalmSymbol,
  truck: TruckSymbol,
};
export type SymbolName = keyof typeof symbols;
const allSymbols = Object.keys(symbols) as SymbolName[];

/**
 * What the drawings of a page repeat: once a page, before the first of them. Hatching, rain and warm cheeks are always
 * there.
 */
export function Symbols({ of: names = allSymbols }: { of?: readonly SymbolName[] }) {
  return (
    <svg className="drawing symbols" width="0" height="0" aria-hidden="true" focusable="false">
      <radialGradient id="blush" className="blush">
        <stop offset="0.1" stopOpacity="0.3" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="underside" x1="1" y1="0" x2="0" y2="1" className="ink">
        <stop offset="0.56" stopOpacity="0" />
        <stop offset="0.56" />
      </linearGradient>
      <pattern id="hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path className="l4" d="M0 2.5h10" />
        <path className="l4 hatch-second" d="M0 7.5h10" />
      </pattern>
      <pattern id="rain" width="18" height="52" patternUnits="userSpaceOnUse" patternTransform="skewX(-14)">
        <path className="l-contour" d="M4 4v20m9 6v18" />
      </pattern>
      {names.map(name => {
        const Group = symbols[name];
        return <Group key={name} />;
      })}
    </svg>
  );
}
