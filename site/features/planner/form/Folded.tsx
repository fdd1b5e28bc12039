import { type ReactNode, useState } from 'react';
import * as styles from './TripForm.css.ts';

interface FoldedProps {
  id: string;
  summary: string;
  /** True if a field in it has a value. It opens then, also when the value is read from the device later. */
  isFilled: boolean;
  children: ReactNode;
}

/** Renders optional fields that open at a press. They stay open while their values are cleared. */
export function Folded({ id, summary, isFilled, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      id={id}
      open={isOpen || isFilled}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className={styles.folded}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.foldedBody}>{children}</div>
    </details>
  );
}
