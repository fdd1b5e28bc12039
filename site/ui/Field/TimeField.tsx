import { useId } from 'react';
import * as styles from './Field.css.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

interface TimeFieldProps {
  label: string;
  /** HH:MM, empty while not chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** A time of day, chosen with the browser's own clock. */
export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={takeEarlyInput}
        id={id}
        type="time"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={styles.control}
      />
    </div>
  );
}
