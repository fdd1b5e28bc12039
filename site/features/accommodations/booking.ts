import { dateRangeText } from '#schemas/rules/dateText.ts';
import type { Partner } from '#schemas/types/published.ts';
import {
  dateFields,
  isPartnerUrl,
  partnerUrl,
  searchUrl,
  type PartnerQuery,
} from '../../partners/partnerUrl.ts';
import type { Trip } from '../../tripDates/tripDates.ts';

/** Target and label of a booking button. */
export interface Booking {
  href: string;
  label: string;
  /** Dates that the link carries, as text, or null. */
  dates: string | null;
}

/**
 * Returns the booking page of a record, or the partner's search when it has none. Adds the affiliate parameters and,
 * for a trip with a night, its dates. The label names the host that takes the booking.
 */
export function bookingOf(
  bookingUrl: string | null,
  partner: Partner,
  place: PartnerQuery,
  trip: Trip | null,
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
  // A trip of one day needs no bed.
  if (!trip || trip.from === trip.to) return { href: partnerUrl(address, partner), label, dates: null };
  const params = { ...partner.params, [dateFields.checkIn]: trip.from, [dateFields.checkOut]: trip.to };
  return {
    href: partnerUrl(address, { ...partner, params }),
    label,
    dates: dateRangeText(trip.from, trip.to),
  };
}
