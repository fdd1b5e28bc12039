import { useId } from 'react';
import * as styles from './Field.css.ts';

interface DateFieldProps {
  label: string;
  hint?: string;
  /** YYYY-MM-DD, empty while not chosen. */
  value: string;
  /** The first day that can be chosen. */
  min?: string;
  /** Id of the text that says why the day does not count. */
  faultId?: string;
  onChange: (value: string) => void;
}

/** A day, chosen with the browser's own calendar. */
export function DateField({ label, hint, value, min, faultId, onChange }: DateFieldProps) {
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
        id={id}
        type="date"
        value={value}
        min={min || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={styles.control}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={faultId ?? (hint ? hintId : undefined)}
      />
    </div>
  );
}
