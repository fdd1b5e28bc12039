import type { Partner, Site } from '#schemas/types/published.ts';

/** Returns the note beside a booking link: its target if a record has no page of its own at the partner. */
export function bookingNote(bookingUrl: string | null, partner: Partner, site: Site, name: string): string {
  if (bookingUrl !== null) return site.disclosure;
  const where = partner.search ? name : `all of ${site.park}`;
  return `Opens ${partner.name} for ${where}. ${site.disclosure}`;
}
