import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

interface CheckboxProps {
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Label. */
  children: ReactNode;
}

/** A box to tick, with its label. */
export function Checkbox({ id, checked, onChange, children }: CheckboxProps) {
  return (
    <label id={id} className={styles.check}>
      <input
        ref={takeEarlyInput}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className={styles.checkbox}
      />
      {children}
    </label>
  );
}

interface CheckboxGroupProps<T extends string> {
  legend: string;
  /** `count` is the number of records of an option, if it is known. */
  options: readonly { value: T; label: ReactNode; count?: number | undefined }[];
  selected: readonly T[];
  onChange: (selected: T[]) => void;
}

/** A choice of any number from a short list; the order of `options` is kept. */
export function CheckboxGroup<T extends string>({
  legend,
  options,
  selected,
  onChange,
}: CheckboxGroupProps<T>) {
  const toggle = (value: T, checked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((option) => (option === value ? checked : selected.includes(option))),
    );
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          checked={selected.includes(value)}
          onChange={(checked) => toggle(value, checked)}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Checkbox>
      ))}
    </fieldset>
  );
}
