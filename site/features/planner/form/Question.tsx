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

/** Ids of the parts of the form that hints lead to. */
export const formParts = {
  times: 'trip-times',
  children: 'trip-children',
  transport: 'trip-transport',
  oneBed: 'trip-one-bed',
  dining: 'trip-dining',
} as const;

export type FormPart = keyof typeof formParts;

/** Opens a part of the form and moves the focus to its first field. */
export function focusFormPart(part: FormPart): void {
  const element = document.getElementById(formParts[part]);
  if (element instanceof HTMLDetailsElement) element.open = true;
  element?.querySelector<HTMLElement>('input:checked, select, input')?.focus();
}
