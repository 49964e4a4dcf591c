import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import styles from './RangeInput.module.css';

interface RangeInputProps extends InputHTMLAttributes<HTMLInputElement> {
  min: number;
  max: number;
  value: number;
}

/** A range input styled as a water gauge, with the level mark as its thumb. */
export function RangeInput({ min, max, value, className, ...input }: RangeInputProps) {
  const element = useRef<HTMLInputElement>(null);
  // Through the DOM, because the content security policy forbids style attributes.
  useLayoutEffect(() => {
    const share = max > min ? (value - min) / (max - min) : 0;
    element.current?.style.setProperty('--value', String(share));
  }, [min, max, value]);
  return (
    <input
      {...input}
      ref={element}
      className={[styles.range, className].filter(Boolean).join(' ')}
      type="range"
      min={min}
      max={max}
      value={value}
    />
  );
}
