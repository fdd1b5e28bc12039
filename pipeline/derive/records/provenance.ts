import type { Provenance as AuthoredProvenance } from '#schemas/types/authored.ts';
import type { Provenance } from '#schemas/types/published.ts';

/** Returns the source of a figure, without the note for maintainers. */
export function toProvenance({ source, status, verifiedOn }: Omit<AuthoredProvenance, 'note'>): Provenance {
  return { source, status, verifiedOn };
}

/** Returns the same for a figure that may be missing. */
export function toProvenanceOrNull(fact: Omit<AuthoredProvenance, 'note'> | undefined): Provenance | null {
  return fact ? toProvenance(fact) : null;
}
