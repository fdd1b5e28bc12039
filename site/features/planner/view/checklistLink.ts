import { recordPath } from '#schemas/recordKinds.ts';
import type { Partner, Site } from '#schemas/types/published.ts';
import { partnerUrl } from '../../../partners/partnerUrl.ts';
import type { ChecklistEntry } from '../rules/checklist.ts';
import type { TripForm } from '../rules/trip.ts';
import { addDays } from '../../../calendar/dates.ts';

const labels = { carRental: 'Compare', flights: 'Compare', insurance: 'Get a quote' } as const;

/** Returns the booking link of a checklist entry, to a record, an operator or a partner, or null. */
export function checklistLink(
  { type, activity, bed, url }: ChecklistEntry,
  { startDate, endDate }: TripForm,
  { partners }: Pick<Site, 'partners'>,
): { href: string; label: string } | null {
  if (type === 'accommodation') {
    const url = new URL(partnerUrl(partners.hotels.url, partners.hotels));
    url.searchParams.set('startDate', bed?.from ?? startDate);
    url.searchParams.set('endDate', bed ? addDays(bed.from, bed.nights) : endDate);
    return { href: url.href, label: 'Find a room' };
  }
  if (type === 'seats') return url === null ? null : { href: url, label: 'Book seats' };
  if (type === 'adventure')
    return activity === null ? null : { href: recordPath('activity', activity), label: 'See and book' };
  const services: Record<keyof typeof labels, Partner | undefined> = {
    carRental: partners.carHire,
    flights: partners.flights,
    insurance: partners.insurance,
  };
  const partner = services[type];
  return partner ? { href: partnerUrl(partner.url, partner), label: labels[type] } : null;
}
