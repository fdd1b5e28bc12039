import type { Provenance as AuthoredProvenance } from '#schemas/types/authored.ts';
import type { Provenance } from '#schemas/types/published.ts';

/** Where a figure comes from, without the note that is for maintainers. */
export function toProvenance({ source, status, verifiedOn }: Omit<AuthoredProvenance, 'note'>): Provenance {
  return { source, status, verifiedOn };
}

/** The same for a figure that may be missing. */
export function toProvenanceOrNull(fact: Omit<AuthoredProvenance, 'note'> | undefined): Provenance | null {
  return fact ? toProvenance(fact) : null;
}
