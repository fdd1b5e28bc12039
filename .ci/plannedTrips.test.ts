import fc from 'fast-check';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { derive } from '#pipeline/derive/derive.ts';
import { loadContent } from '#pipeline/load/loadContent.ts';
import { validateContent } from '#pipeline/validate/validateContent.ts';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { planTrip } from '#site/features/planner/rules/fixtures/testTrips.ts';
import { keyOf, type TripCatalog, type TripForm } from '#site/features/planner/rules/trip.ts';
import { addDays } from '#site/calendar/dates.ts';
import { settings } from '#fixtures/testScope.ts';
import { brokenPlanRules } from './brokenPlanRules.ts';

const today = '2026-11-20';
const { content } = validateContent(loadContent(join(import.meta.dirname, '../content')), () => today);
if (!content) throw new Error('The content has problems.');
const { planner, site } = derive(content, { today, mail: 'outbox', relief: [] });
const { rules } = planner;

/**
 * Returns a place with a bus and opening hours, so that these rules are tested whether the guide knows many of them or
 * not: every second place has a bus, in summer or all year, and places indoors have hours.
 */
function withBusAndHours<T extends Pick<PlannerPlace, 'transit' | 'slug'>>(place: T, index: number): T {
  if (index % 2 === 1 || place.transit.length > 0) return place;
  const season = index % 4 === 0 ? null : { from: '05-15', to: '10-15' };
  return {
    ...place,
    transit: [
      {
        line: 'Line 1',
        kind: 'bus' as const,
        url: 'https://bus.example',
        stop: place.slug,
        walkM: 120,
        season,
        mustBook: false,
      },
    ],
  };
}
const places = planner.places.map(withBusAndHours).map((place) => {
  const isIndoors = rules.places.indoors.includes(keyOf(place));
  return isIndoors && place.hours.length === 0
    ? { ...place, hours: [{ from: '10:00', to: '17:00' }] }
    : place;
});
const stays = planner.stays.map(withBusAndHours);
const interests = rules.form.interests.map(({ id }) => id);

const anyTrip: fc.Arbitrary<{ form: TripForm; saved: TripCatalog['saved'] }> = fc
  .record({
    first: fc.integer({ min: 0, max: 364 }),
    days: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 6, max: 14 })),
    budget: fc.integer({ min: 200, max: 12_000 }).map(String),
    groupSize: fc.integer({ min: 1, max: 10 }),
    interests: fc.subarray(interests),
    activityLevel: fc.constantFrom(...rules.form.activityLevels.map(({ id }) => id)),
    accommodationType: fc.constantFrom('', ...rules.form.accommodation.map(({ id }) => id)),
    arrivalTime: fc.constantFrom('', '', '09:30', '12:30', '15:00', '22:00'),
    departureTime: fc.constantFrom('', '', '07:00', '11:00', '16:30'),
    childAges: fc.constantFrom<number[]>([], [], [4], [9, 12]),
    transport: fc.constantFrom('car', 'car', 'bus' as const),
    needs: fc.constantFrom<TripForm['needs']>([], [], [], ['wheelchairs'], ['dogs']),
    saved: fc.subarray(places.map(keyOf), { maxLength: 3 }),
  })
  .map(({ first, days, saved, ...given }) => {
    const startDate = addDays('2027-01-01', first);
    const endDate = addDays(startDate, days - 1);
    // Somebody is an adult.
    const childAges = given.childAges.slice(0, given.groupSize - 1);
    return {
      form: { ...given, childAges, startDate, endDate, diningPreference: 'any', specialRequests: '' },
      saved,
    };
  });

/** Trips of each test, so that none takes long on a busy machine. */
const numRuns = 100;

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(settings(seeds, 2))('no plan of series %i breaks a rule of the planner', (seed) => {
  fc.assert(
    fc.property(anyTrip, ({ form, saved }) => {
      const catalog = {
        places,
        stays,
        roads: planner.roads,
        notices: planner.notices,
        saved,
        zoneOffsets: site.zoneOffsets,
      };
      const plan = planTrip(form, catalog, null, rules);
      expect(brokenPlanRules(plan, catalog, rules)).toEqual([]);
    }),
    { numRuns, seed },
  );
});
