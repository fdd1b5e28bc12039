import { IconMinus, IconPlus } from '../icons/icons.tsx';
import { useId, useState } from 'react';
import { field, hint as hintStyle, label as labelStyle } from '../Field/Field.css.ts';
import * as styles from './Stepper.css.ts';
import { takeEarlyInput } from '../Field/takeEarlyInput.ts';

interface StepperProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  /** Not a number when the field is empty: the caller decides what that means. */
  onChange: (value: number) => void;
}

const leave = ({ currentTarget }: Event) => currentTarget instanceof HTMLElement && currentTarget.blur();

/** Has the wheel scroll the page: over a number with focus the browser would change the number. */
function takeNumberField(field: HTMLInputElement | null): void {
  takeEarlyInput(field);
  // React listens at the root, which is too late for the first turn.
  field?.addEventListener('wheel', leave, { passive: true });
}

/** A small whole number, by buttons or by typing. */
export function Stepper({ label, hint, value, min, max, onChange }: StepperProps) {
  const id = useId();
  const hintId = useId();
  // Input is corrected when the field loses focus, because an empty field that fills itself turns a 4 into a 14.
  const [typed, setTyped] = useState<string | null>(null);
  const step = (to: number) => {
    setTyped(null);
    onChange(to);
  };
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
          onClick={() => step(value - 1)}
        >
          <IconMinus size={20} aria-hidden />
        </button>
        <input
          ref={takeNumberField}
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.valueAsNumber);
          }}
          onBlur={() => setTyped(null)}
          className={styles.input}
          aria-describedby={hint ? hintId : undefined}
        />
        <button
          type="button"
          aria-label={`More: ${label}`}
          disabled={value >= max}
          onClick={() => step(value + 1)}
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
