import type { ReactNode } from 'react';
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
