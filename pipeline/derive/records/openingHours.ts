import type { Hours } from '#schemas/types/authored.ts';
import type { OpeningHours } from '#schemas/types/published.ts';
import { toProvenance } from './provenance.ts';

/** Returns opening hours with their source; null when a record states none. */
export function toOpeningHours(hours: Hours | undefined): OpeningHours | null {
  return hours ? { times: hours.times, provenance: toProvenance(hours) } : null;
}
