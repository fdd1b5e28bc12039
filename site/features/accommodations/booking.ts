import type { Partner } from '#schemas/types/published.ts';
import { type ChosenDates, dateFields, shortDate } from '../../partners/chosenDates.ts';
import { isPartnerUrl, partnerUrl } from '../../partners/partnerUrl.ts';
import { searchUrl, type SoughtPlace } from '../../partners/searchUrl.ts';

/** Where a booking button leads and what it says. */
export interface Booking {
  href: string;
  label: string;
  /** The dates of the stay that go along, in words; null when none do. */
  dates: string | null;
}

/**
 * The booking page of a record, or the partner's search for the place where it has none, with the partner's parameters
 * and, once both are chosen, the dates of the stay. The label names who will take the booking: the partner, or the host
 * of a page that is not the partner's.
 */
export function bookingOf(
  bookingUrl: string | null,
  partner: Partner,
  place: SoughtPlace,
  { checkIn, checkOut }: ChosenDates,
): Booking {
  const address = bookingUrl ?? searchUrl(partner, place);
  if (!isPartnerUrl(address, partner)) {
    return {
      href: address,
      label: `Book on ${new URL(address).hostname.replace(/^www\./, '')}`,
      dates: null,
    };
  }
  const label = `Book on ${partner.name}`;
  if (checkIn === null || checkOut === null)
    return { href: partnerUrl(address, partner), label, dates: null };
  const params = { ...partner.params, [dateFields.checkIn]: checkIn, [dateFields.checkOut]: checkOut };
  return {
    href: partnerUrl(address, { ...partner, params }),
    label,
    dates: `${shortDate(checkIn)} - ${shortDate(checkOut)}`,
  };
}
