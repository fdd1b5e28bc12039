import type { Provenance } from '#schemas/types/published.ts';

/** Returns true if a figure is an example that was made up to show the layout. */
export function isIllustrative(provenance: Provenance | null): boolean {
  return provenance?.source === 'illustrative';
}

/** Returns the words behind a price that is an estimate of the guide; empty for others. */
export function estimateMark(provenance: Parameters<typeof isIllustrative>[0]): string {
  return isIllustrative(provenance) ? ' (our estimate)' : '';
}
