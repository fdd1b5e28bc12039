import { IconChevronDown } from '../icons/icons.tsx';
import { useId } from 'react';
import * as styles from './Field.css.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

export interface SelectOption<T extends string> {
  value: T;
  label: string;
}

interface SelectFieldProps<T extends string> {
  label: string;
  hint?: string;
  value: T;
  options: readonly SelectOption<T>[];
  onChange: (value: T) => void;
}

/** A choice of one from a short list. */
export function SelectField<T extends string>({
  label,
  hint,
  value,
  options,
  onChange,
}: SelectFieldProps<T>) {
  const id = useId();
  const hintId = useId();
  const choose = (selected: string) => {
    const option = options.find((candidate) => candidate.value === selected);
    if (option) onChange(option.value);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.withIcon}>
        <select
          ref={takeEarlyInput}
          id={id}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className={styles.selectControl}
          aria-describedby={hint ? hintId : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={20} aria-hidden className={styles.trailingIcon} />
      </div>
    </div>
  );
}
