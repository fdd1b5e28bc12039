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
