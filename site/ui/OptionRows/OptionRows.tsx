import { useId } from 'react';
import { legend as legendStyle } from '../Field/Field.css.ts';
import * as styles from './OptionRows.css.ts';
import { takeEarlyInput } from '../Field/takeEarlyInput.ts';

interface OptionRowsProps<T extends string> {
  legend: string;
  options: readonly { value: T; label: string; price?: string }[];
  selected: T;
  onChange: (selected: T) => void;
}

/** A choice of one option, each with its price. */
export function OptionRows<T extends string>({ legend, options, selected, onChange }: OptionRowsProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={legendStyle}>{legend}</legend>
      <div className={styles.rows}>
        {options.map(({ value, label, price }) => (
          <label key={value} className={styles.row}>
            <input
              ref={takeEarlyInput}
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              onChange={() => onChange(value)}
              className={styles.radio}
            />
            {label}
            {price && <span className={styles.price}>{price}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
