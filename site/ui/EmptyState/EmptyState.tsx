import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { loading, ridge } from './EmptyState.css.ts';
import { Heading } from '../Text/Text.tsx';
import { Wrap } from '../Layout/Layout.tsx';

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

/** An outline of peaks, dashed: nothing is here yet. */
export function RidgeDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 180 84"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <path d="M4 80 46 30l18 22 10-12 14 18" strokeDasharray="7 6" />
      <path d="M60 80 112 6l26 36 12-12 26 50" strokeDasharray="7 6" />
    </svg>
  );
}

/** A page whose data is on its way. */
export function LoadingState({ label }: { label: string }) {
  return (
    <Wrap>
      <div className={loading}>
        <p role="status">{label}</p>
        <RidgeDrawing className={ridge} />
      </div>
    </Wrap>
  );
}
