import type { Provenance } from '#schemas/types/published.ts';

/** Whether a figure is an example that was written to show the layout, not one that somebody published. */
export function isIllustrative(provenance: Provenance | null): boolean {
  return provenance?.source === 'illustrative';
}
