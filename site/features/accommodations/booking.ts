import type { Partner } from '#schemas/types/published.ts';
import { isPartnerUrl, partnerUrl } from '../../partners/partnerUrl.ts';
import { searchUrl, type SoughtPlace } from '../../partners/searchUrl.ts';

/** Where a booking button leads and what it says. */
export interface Booking {
  href: string;
  label: string;
}

/**
 * The booking page of a record, or the partner's search for the place where it has none, with the partner's parameters. The
 * label names who will take the booking: the partner, or the host of a page that is not the partner's.
 */
export function bookingOf(bookingUrl: string | null, partner: Partner, place: SoughtPlace): Booking {
  const address = bookingUrl ?? searchUrl(partner, place);
  const name = isPartnerUrl(address, partner)
    ? partner.name
    : new URL(address).hostname.replace(/^www\./, '');
  return { href: partnerUrl(address, partner), label: `Book on ${name}` };
}
