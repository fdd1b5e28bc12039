import { expect, test } from 'vitest';
import type { BoundNotice } from '#schemas/types/published.ts';
import { bedCandidates } from './bedCandidates.ts';
import { chooseBeds } from './chooseBeds.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import type { TripCatalog, TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const hostel = stay({ slug: 'hostel', price: 80 });
const inn = stay({ slug: 'inn', price: 299.99 });
const hotel = stay({ slug: 'hotel', price: 300 });
const lodge = stay({ slug: 'lodge', price: 699.99 });
const palace = stay({ slug: 'palace', price: 700 });
const unpriced = stay({ slug: 'unpriced', price: null });
const all = [unpriced, palace, lodge, hotel, inn, hostel];

/** Returns the place to stay of a trip of two days, with 5000 a day by default. */
function chosen(given: Partial<TripForm> = {}, offered: Partial<TripCatalog> = {}): string | undefined {
  const asked = form({ budget: '10000', ...given });
  const context = tripContext(asked, catalog({ stays: all, ...offered }), rules);
  return chooseBeds(context, bedCandidates(context), [])[0]?.slug;
}

test('a trip of one day has no night', () => {
  expect(chosen({ endDate: '2027-07-05' })).toBeUndefined();
});

test.each([
  ['budget', 'hostel'],
  ['mid-range', 'hotel'],
  ['luxury', 'palace'],
])('%s: the cheapest of its kind where all are as near', (accommodationType, expected) => {
  expect(chosen({ accommodationType })).toBe(expected);
});

test('any kind where the form says none', () => {
  expect(chosen({ accommodationType: '' })).toBe('palace');
});

test('only what 60 % of the daily budget pays', () => {
  // 60 % of 500 is 300.
  expect(chosen({ accommodationType: 'mid-range', budget: '1000' })).toBe('hotel');
});

test('the cheapest of its kind where the budget pays none, the cheapest of all where there is none', () => {
  expect(chosen({ accommodationType: 'mid-range', budget: '100' })).toBe('hotel');
  expect(chosen({ accommodationType: 'mid-range' }, { stays: [palace, inn, hostel] })).toBe('hostel');
  expect(chosen({}, { stays: [unpriced] })).toBeUndefined();
  expect(chosen({}, { stays: [] })).toBeUndefined();
});

test('what was saved first, of whatever kind and price, as long as it is open on every night', () => {
  expect(chosen({}, { saved: ['accommodation/unpriced', 'accommodation/palace'] })).toBe('unpriced');
  expect(chosen({}, { saved: ['accommodation/palace', 'accommodation/unpriced'] })).toBe('palace');
  const closed = stay({ slug: 'closed', open: { from: '07-06', to: '09-30' } });
  const stays = [closed, hostel];
  expect(chosen({}, { stays, saved: ['accommodation/closed'] })).toBe('hostel');
  // The last day has no night.
  const early = stay({ slug: 'early', open: { from: '06-01', to: '07-05' } });
  expect(chosen({}, { stays: [early], saved: ['accommodation/early'] })).toBe('early');
});

test('a campground only if it was saved', () => {
  const stays = [stay({ slug: 'meadow', price: 30, isCampground: true }), hostel];
  expect(chosen({}, { stays })).toBe('hostel');
  expect(chosen({ accommodationType: 'budget' }, { stays })).toBe('hostel');
  expect(chosen({}, { stays: stays.slice(0, 1) })).toBeUndefined();
  expect(chosen({}, { stays, saved: ['accommodation/meadow'] })).toBe('meadow');
});

test('a closed house is none', () => {
  expect(chosen({}, { stays: [stay({ open: { from: '08-01', to: '08-31' } })] })).toBeUndefined();
});

const here = stay({ slug: 'here' });
const there = stay({ slug: 'there', latitude: north(60) });
const near = place({ slug: 'near', interests: ['culture'] });
const far = place({ slug: 'far', latitude: north(60), interests: ['hiking'] });

test('near to what was saved', () => {
  const stays = [here, there];
  const places = [near, far];
  expect(chosen({}, { stays, places, saved: ['attraction/far'] })).toBe('there');
  expect(chosen({}, { stays, places, saved: ['attraction/near'] })).toBe('here');
});

/** Returns the beds of all nights of a trip of some days, of which each bed is near as many places. */
function nights(days: number, given: Partial<TripForm> = {}, offered: Partial<TripCatalog> = {}): string {
  const places = Array.from({ length: 2 * days }, (_, n) =>
    place({ slug: `place-${n}`, latitude: north(n % 2 === 0 ? 0 : 60), minutes: 120 }),
  );
  const asked = form({
    budget: String(1000 * days),
    endDate: `2027-07-${String(4 + days).padStart(2, '0')}`,
    isOneBed: false,
    ...given,
  });
  const context = tripContext(asked, catalog({ stays: [here, there], places, ...offered }), rules);
  return chooseBeds(context, bedCandidates(context), [])
    .map((bed) => bed?.slug ?? '-')
    .join(' ');
}

test('a trip of up to three nights has one bed, and so has one that wants it', () => {
  expect(nights(4)).toBe('here here here');
  expect(nights(5)).toBe('here here there there');
  expect(nights(5, { isOneBed: true })).toBe('here here here here');
});

test('a trip moves at most once in three nights, and nights follow the places', () => {
  expect(nights(8)).toMatch(/^(here ){3,4}(there ?){3,4}$/);
  const mostlyFar = Array.from({ length: 16 }, (_, n) =>
    place({ slug: `place-${n}`, latitude: north(n < 4 ? 0 : 60), minutes: 120 }),
  );
  expect(nights(8, {}, { places: mostlyFar })).toBe('there there there there there here here');
});

test('a saved bed stays for the whole trip, though others are nearer', () => {
  expect(nights(8, {}, { saved: ['accommodation/there'] })).toBe('there there there there there there there');
});

test('a bed above its share of the budget is chosen where it spares driving', () => {
  const dear = stay({ slug: 'dear', price: 290, latitude: north(60) });
  const far12 = Array.from({ length: 12 }, (_, n) => place({ slug: `far-${n}`, latitude: north(60) }));
  // 400 a day: 290 is above 60 %, and counts as 200.
  const asked = { budget: '1600', endDate: '2027-07-08' };
  expect(chosen(asked, { stays: [here, dear], places: far12 })).toBe('dear');
  const near12 = far12.map((at) => ({ ...at, latitude: north(5) }));
  expect(chosen(asked, { stays: [dear, here], places: near12 })).toBe('here');
});

test('a bed that breaks the budget of the trip is not chosen while another keeps it', () => {
  const far12 = Array.from({ length: 12 }, (_, n) => place({ slug: `far-${n}`, latitude: north(60) }));
  // 1000 for four days and two people: meals 300, transport 150 and 3 × 45: 415 are left for three nights.
  const asked = { budget: '1000', endDate: '2027-07-08' };
  const cheap = stay({ slug: 'cheap', price: 130 });
  const near = stay({ slug: 'near', price: 145, latitude: north(60) });
  expect(chosen(asked, { stays: [cheap, near], places: far12 })).toBe('cheap');
  expect(chosen({ ...asked, budget: '1300' }, { stays: [cheap, near], places: far12 })).toBe('near');
});

test('a bed whose road is closed at night is not used', () => {
  const closure: BoundNotice = {
    title: 'No way',
    kind: 'closure',
    who: [],
    when: { from: null, to: null, yearly: { from: '07-01', to: '07-31' }, hours: null },
    part: null,
  };
  expect(chosen({}, { stays: [stay({ slug: 'closed', notices: [closure] }), hostel] })).toBe('hostel');
});
