import { create } from 'zustand';

interface FailedVisit {
  /** Path that was wanted; null when nothing failed. */
  to: string | null;
  offline: boolean;
  /** Counts failures: the same words once more are news. */
  count: number;
}

/** The last visit within the guide whose page did not come. */
export const useFailedVisit = create<FailedVisit>()(() => ({ to: null, offline: false, count: 0 }));

export function reportFailedVisit(to: string, offline: boolean): void {
  useFailedVisit.setState(({ count }) => ({ to, offline, count: count + 1 }));
}

/** A failure that is told of when the page shows to which the visitor is brought back. */
let pending: { to: string; offline: boolean } | null = null;

export function reportAfterReturn(to: string, offline: boolean): void {
  pending = { to, offline };
}

/** Tells of the visit from which the visitor was brought back to this page, and forgets any earlier one. */
export function reportPendingVisit(): void {
  if (pending) reportFailedVisit(pending.to, pending.offline);
  else forgetFailedVisit();
  pending = null;
}

export function forgetFailedVisit(): void {
  useFailedVisit.setState({ to: null });
}
