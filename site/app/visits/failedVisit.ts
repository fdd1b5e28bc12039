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

export function forgetFailedVisit(): void {
  useFailedVisit.setState({ to: null });
}
