import { IconMinus } from '../icons/tabler/IconMinus.tsx';
import { IconPlus } from '../icons/tabler/IconPlus.tsx';
import { useId } from 'react';
import { field, hint as hintStyle, label as labelStyle } from '../Field/Field.css.ts';
import * as styles from './Stepper.css.ts';

interface StepperProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  /** Not a number when the field is empty: the caller decides what that means. */
  onChange: (value: number) => void;
}

/** A small whole number, by buttons or by typing. */
export function Stepper({ label, hint, value, min, max, onChange }: StepperProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className={field}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={`Fewer: ${label}`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <IconMinus size={20} aria-hidden />
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className={styles.input}
          aria-describedby={hint ? hintId : undefined}
        />
        <button
          type="button"
          aria-label={`More: ${label}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <IconPlus size={20} aria-hidden />
        </button>
      </div>
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
}
