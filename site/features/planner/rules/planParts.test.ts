import { expect, test } from 'vitest';
import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { publishedFile } from '../../../test/publishedFile.ts';
import type { ChecklistEntry } from './checklist.ts';
import { checklistLink } from '../view/checklistLink.ts';
import { eventsOn } from './day/placesOfDay.ts';
import { removedPlaces } from './unplannedPlaces.ts';
import { catalog, form, place } from './fixtures/testTrips.ts';
import type { Stop } from './trip.ts';

const [event] = publishedFile<ParkEvent[]>('/api/events.json');
const site = publishedFile<Site>('/api/site.json');

test.each([
  ['2027-01-17', '2027-02-03', '2027-01-16', 0],
  ['2027-01-17', '2027-02-03', '2027-01-17', 1],
  ['2027-01-17', '2027-02-03', '2027-02-03', 1],
  ['2027-01-17', '2027-02-03', '2027-02-04', 0],
  ['2027-01-17', null, '2027-01-17', 1],
  ['2027-01-17', null, '2027-01-18', 0],
  [null, null, '2027-01-17', 0],
])('of an event from %s to %s, on %s there are %i', (startDate, endDate, date, count) => {
  expect(eventsOn([{ ...event!, startDate, endDate, eventStatus: 'scheduled' }], date)).toHaveLength(count);
});

test('a cancelled event is on no day', () => {
  const cancelled = { ...event!, startDate: '2027-01-17', endDate: null, eventStatus: 'cancelled' as const };
  expect(eventsOn([cancelled], '2027-01-17')).toEqual([]);
});

test('what the guide no longer has is named once, the bed last', () => {
  const stop = (slug: string): Stop => ({
    place: `attraction/${slug}`,
    name: slug,
    part: 'morning',
    isLocked: false,
  });
  const trip = {
    stays: [{ slug: 'old-inn', name: 'Old Inn' }],
    days: [[stop('tarn'), stop('gone')], [stop('gone')]],
  };
  expect(removedPlaces(trip, catalog({ places: [place()] }))).toEqual(['gone', 'Old Inn']);
  expect(removedPlaces({ stays: [{ slug: 'inn', name: 'Inn' }], days: [[stop('tarn')]] }, catalog())).toEqual(
    [],
  );
});

const entry = (given: Partial<ChecklistEntry>): ChecklistEntry => ({
  type: 'accommodation',
  name: 'Bed',
  priority: 'High',
  notes: '',
  estimatedCost: 0,
  activity: null,
  bed: null,
  url: null,
  ...given,
});

test('a bed is searched at the partner, for the dates of the trip and with the affiliate parameters', () => {
  const query = new URL(checklistLink(entry({}), form(), site)!.href).searchParams;
  expect([query.get('startDate'), query.get('endDate')]).toEqual(['2027-07-05', '2027-07-06']);
  for (const [name, value] of Object.entries(site.partners.hotels.params))
    expect(query.get(name)).toBe(value);
});

test('an activity is booked from its page', () => {
  expect(checklistLink(entry({ type: 'adventure', activity: 'rafting' }), form(), site)).toEqual({
    href: '/activities/rafting',
    label: 'See and book',
  });
});

test('seats are booked at the operator', () => {
  const url = 'https://bus.example/seats';
  expect(checklistLink(entry({ type: 'seats', url }), form(), site)).toEqual({
    href: url,
    label: 'Book seats',
  });
});

test.each(['carRental', 'flights', 'insurance'] as const)(
  '%s has no link where no partner is set up',
  (type) => {
    const bare = { partners: { hotels: site.partners.hotels, activities: site.partners.activities } };
    expect(checklistLink(entry({ type }), form(), bare)).toBeNull();
    const partner = { name: 'P', url: 'https://p.example/', hosts: ['p.example'], params: { ref: 'g' } };
    const all = { partners: { ...bare.partners, carHire: partner, flights: partner, insurance: partner } };
    expect(checklistLink(entry({ type }), form(), all)?.href).toBe('https://p.example/?ref=g');
  },
);
