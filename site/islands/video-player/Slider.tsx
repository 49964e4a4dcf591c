import { type KeyboardEvent, useState } from 'react';
import { Gauge } from '../gauge/Gauge.tsx';
import { valueAfterKey } from './slider-keys.ts';

interface SliderProps {
  label: string;
  /** From 0 to `max`. */
  value: number;
  max: number;
  /** How finely the pointer moves it. */
  step: number;
  /** How far an arrow key and a page key move it. */
  arrow: number;
  page: number;
  /** The value as a screen reader says it. */
  spoken: (value: number) => string;
  /** The value moves by itself: what is spoken changes on focus and on the visitor's change only. */
  ticking?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onMove: (value: number) => void;
}

/** A gauge with larger keyboard steps. Time and volume run left to right in every script. */
export function Slider({
  label,
  value,
  max,
  step,
  arrow,
  page,
  spoken,
  ticking = false,
  disabled = false,
  className,
  onMove,
}: SliderProps) {
  const [lastAsked, setLastAsked] = useState(value);

  const move = (next: number) => {
    setLastAsked(next);
    onMove(next);
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = valueAfterKey(event.key, { value, max, arrow, page });
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };

  return (
    <Gauge
      className={className}
      dir="ltr"
      min={0}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      aria-label={label}
      aria-valuetext={spoken(ticking ? lastAsked : value)}
      onFocus={() => setLastAsked(value)}
      onChange={event => move(event.currentTarget.valueAsNumber)}
      onKeyDown={moveByKey}
    />
  );
}
