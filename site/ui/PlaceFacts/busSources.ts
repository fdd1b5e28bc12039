import type { TransitStop } from '#schemas/types/published.ts';
import type { SourcedFact } from '../SourceNote/Sources.tsx';

/** Returns the sources of the buses near a place, each once. */
export function busSources(stops: readonly TransitStop[]): SourcedFact[] {
  const bySource = new Map(stops.map(({ provenance }) => [provenance.source, provenance]));
  return [...bySource.values()].map((of) => ({ label: 'Buses', of }));
}
