import type { Provenance } from '#schemas/types/published.ts';

/** Returns true if a figure is an example that was made up to show the layout. */
export function isIllustrative(provenance: Provenance | null): boolean {
  return provenance?.source === 'illustrative';
}
