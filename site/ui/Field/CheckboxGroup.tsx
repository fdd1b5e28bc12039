import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

interface CheckboxGroupProps<T extends string> {
  legend: string;
  /** `count` is the number of records of an option, if it is known. */
  options: readonly { value: T; label: ReactNode; count?: number | undefined }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

/** A choice of any number from a short list; the order of `options` is kept. */
export function CheckboxGroup<T extends string>({
  legend,
  options,
  chosen,
  onChange,
}: CheckboxGroupProps<T>) {
  const toggle = (value: T, checked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((option) => (option === value ? checked : chosen.includes(option))),
    );
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className={styles.check}>
          <input
            ref={takeEarlyInput}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            className={styles.checkbox}
          />
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
