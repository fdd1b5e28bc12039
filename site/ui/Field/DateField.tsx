import { useId } from 'react';
import * as styles from './Field.css.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

interface DateFieldProps {
  label: string;
  type?: 'date' | 'time';
  /** Name in a form that the browser sends. */
  name?: string;
  required?: boolean;
  /** YYYY-MM-DD, of a time HH:MM; empty while not chosen. */
  value: string;
  /** The first day that can be chosen. */
  min?: string;
  /** Id of a text that says why the day does not count. */
  noteId?: string;
  /** Marks the value as wrong. */
  invalid?: boolean;
  onChange: (value: string) => void;
}

/** A day or a time of day, chosen with the browser's own calendar or clock. */
export function DateField({
  label,
  type = 'date',
  name,
  required,
  value,
  min,
  noteId,
  invalid,
  onChange,
}: DateFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        ref={takeEarlyInput}
        id={id}
        type={type}
        name={name}
        required={required}
        value={value}
        min={min || undefined}
        onChange={({ target }) => onChange(target.value)}
        className={styles.control}
        aria-invalid={invalid || undefined}
        aria-describedby={noteId}
      />
    </div>
  );
}
