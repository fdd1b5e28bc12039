import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';
import { RidgeDrawing } from './RidgeDrawing.tsx';

interface EmptyStateProps {
  heading: string;
  message?: string;
  /** A way out, for example a button that clears the filters. */
  children?: ReactNode;
}

/** Says that a list holds nothing, and how to change that. */
export function EmptyState({ heading, message, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <RidgeDrawing className={styles.drawing} />
      <Heading size="card">{heading}</Heading>
      {message && <p>{message}</p>}
      {children}
    </div>
  );
}
