import type { Partner } from '#schemas/types/published.ts';
import { type ChosenDates, dateFields, shortDate } from '../../partners/chosenDates.ts';
import { isPartnerUrl, partnerUrl, searchUrl, type SoughtPlace } from '../../partners/partnerUrl.ts';

/** Target and label of a booking button. */
export interface Booking {
  href: string;
  label: string;
  /** Dates that the link carries, as text, or null. */
  dates: string | null;
}

/**
 * Returns the booking page of a record, or the partner's search when it has none. Adds the affiliate parameters and,
 * once both are chosen, the dates. The label names the host that takes the booking.
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
