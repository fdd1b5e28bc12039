import type { Partner, Site } from '#schemas/types/published.ts';

/** What a visitor should know before following a booking link: where it leads when a record has no page of its own there. */
export function bookingNote(bookingUrl: string | null, partner: Partner, site: Site, name: string): string {
  if (bookingUrl !== null) return site.disclosure;
  const where = partner.search ? name : `all of ${site.park}`;
  return `Opens ${partner.name} for ${where}. ${site.disclosure}`;
}
