import { useId } from 'react';
import * as styles from './Field.css.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

interface DateFieldProps {
  label: string;
  hint?: string;
  /** YYYY-MM-DD, empty while not chosen. */
  value: string;
  /** The first day that can be chosen. */
  min?: string;
  /** Id of a text that says why the day does not count. */
  noteId?: string;
  /** Marks the value as wrong. */
  invalid?: boolean;
  onChange: (value: string) => void;
}

/** A day, chosen with the browser's own calendar. */
export function DateField({ label, hint, value, min, noteId, invalid, onChange }: DateFieldProps) {
  const id = useId();
  const hintId = useId();
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
      <input
        ref={takeEarlyInput}
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={styles.control}
        aria-invalid={invalid || undefined}
        aria-describedby={noteId ?? (hint ? hintId : undefined)}
      />
    </div>
  );
}
