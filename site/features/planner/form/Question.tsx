import { useState, type ReactNode } from 'react';
import * as styles from './TripForm.css.ts';

interface QuestionProps {
  number: number;
  text: string;
  children: ReactNode;
}

/** Renders a numbered part of the form. */
export function Question({ number, text, children }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        <span className={styles.number}>{number}</span>
        {text}
      </legend>
      {children}
    </fieldset>
  );
}

interface FoldedProps {
  summary: string;
  /** True if a field in it has a value. It opens then, also when the value is read from the device later. */
  isFilled: boolean;
  children: ReactNode;
}

/** Renders optional fields that open at a press. They stay open while their values are cleared. */
export function Folded({ summary, isFilled, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      open={isOpen || isFilled}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={styles.folded}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.foldedBody}>{children}</div>
    </details>
  );
}
