import type { Partner, Site } from '#schemas/types/published.ts';

/** Returns true if an address belongs to a partner: its host is exactly one of the partner's hosts. */
export function isPartnerUrl(address: string, { hosts }: Pick<Partner, 'hosts'>): boolean {
  return URL.canParse(address) && hosts.includes(new URL(address).host);
}

/**
 * Returns an address with the affiliate parameters of a partner. They are appended on the partner's own hosts alone;
 * the query and hash of the address stay as they are, and a parameter that it already carries is not given twice.
 */
export function partnerUrl(address: string, partner: Pick<Partner, 'hosts' | 'params'>): string {
  if (!isPartnerUrl(address, partner)) return address;
  const url = new URL(address);
  const missing = Object.entries(partner.params).filter(([name]) => !url.searchParams.has(name));
  // Not searchParams.append: that would write the whole query anew, with its own escapes.
  url.search = [url.search.slice(1), new URLSearchParams(missing).toString()].filter(Boolean).join('&');
  return url.href;
}

/** Names of the two dates in a search at the hotel partner. */
export const dateFields = { checkIn: 'startDate', checkOut: 'endDate' } as const;

/** The place of a search at a partner. */
export interface PartnerQuery {
  name: string;
  town: string;
}

/** Returns the address of the partner's search for one place, or of its default page if it has no such search. */
export function searchUrl({ search, url }: Pick<Partner, 'search' | 'url'>, place: PartnerQuery): string {
  if (!search) return url;
  return search
    .replaceAll('{name}', () => encodeURIComponent(place.name))
    .replaceAll('{town}', () => encodeURIComponent(place.town));
}

/** Returns the town of a record as people write it. */
export function townLabel({ town }: { town: string }, locations: Site['locations']): string {
  return locations.find(({ id }) => id === town)?.label ?? town;
}

/** Returns the note beside a booking link: its target if a record has no page of its own at the partner. */
export function bookingNote(bookingUrl: string | null, partner: Partner, site: Site, name: string): string {
  if (bookingUrl !== null) return site.disclosure;
  const where = partner.search ? `for ${name}` : `all of ${site.park}`;
  return `Opens ${partner.name}, searching ${where}. ${site.disclosure}`;
}
