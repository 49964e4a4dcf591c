import { RangeInput } from '../../../components/RangeInput.tsx';
import styles from './Planner.module.css';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  /** The value as people say it. */
  valueText: string;
  /** Numbers along the scale, from its start to its end. */
  scale: readonly string[];
  className?: string | undefined;
  onChange(value: number): void;
}

/** A slider for the number field beside it. */
export function Slider({ label, min, max, value, valueText, scale, className, onChange }: SliderProps) {
  return (
    <>
      <RangeInput
        className={className}
        autoComplete="off"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
      <div className={`label ${styles.scale}`} aria-hidden="true">
        {scale.map(number => (
          <span key={number}>{number}</span>
        ))}
      </div>
    </>
  );
}
