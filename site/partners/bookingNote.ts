import type { Partner, Site } from '#schemas/types/published.ts';

/** What a visitor should know before following a booking link: where it leads when a record has no page of its own there. */
export function bookingNote(bookingUrl: string | null, partner: Partner, site: Site): string {
  if (bookingUrl !== null) return site.disclosure;
  return `Opens ${partner.name} for all of ${site.park}. ${site.disclosure}`;
}
