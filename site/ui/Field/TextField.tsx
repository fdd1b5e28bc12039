import { useId } from 'react';
import * as styles from './Field.css.ts';
import { takeEarlyInput } from './takeEarlyInput.ts';

interface TextFieldProps {
  label: string;
  hint?: string;
  /** Reason why the value is refused, or null. */
  problem?: string | null;
  value: string;
  /** Keyboard that a phone shows. */
  inputMode?: 'text' | 'decimal';
  /** More than one line. */
  multiline?: boolean;
  placeholder?: string;
  /** Most characters that the field takes. */
  maxLength?: number;
  onChange: (value: string) => void;
}

/** A text, in one line or in several. */
export function TextField({
  label,
  hint,
  problem = null,
  value,
  inputMode = 'text',
  multiline = false,
  placeholder,
  maxLength,
  onChange,
}: TextFieldProps) {
  const id = useId();
  const hintId = useId();
  const problemId = useId();
  const attributes = {
    ref: takeEarlyInput,
    id,
    value,
    placeholder,
    maxLength,
    'aria-invalid': problem !== null || undefined,
    'aria-describedby': problem === null ? hint && hintId : problemId,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {multiline ? (
        <textarea {...attributes} rows={3} className={styles.control} />
      ) : (
        <input {...attributes} inputMode={inputMode} autoComplete="off" className={styles.control} />
      )}
      {problem !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && problem === null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
