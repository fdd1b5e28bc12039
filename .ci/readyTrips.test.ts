import { describe, expect, test } from 'vitest';
import { monthNames } from '#schemas/rules/months.ts';
import { derivedContent } from '#fixtures/checkedContent.ts';
import { planFromChoices } from '#site/features/planner/rules/planTrip.ts';
import { tripContext } from '#site/features/planner/rules/tripContext.ts';
import { tripOnDates } from '#site/features/planner/trips/tripOnDates.ts';

/** Ready trips of the guide that is published and of the made-up park, on dates in each of their months. */
describe.each(['content', 'pipeline/fixtures/content'])('ready trips of %s', (dir) => {
  const { planner, plannerTrips, site } = derivedContent(dir);
  const { rules } = planner;
  const catalog = { ...planner, saved: [], zoneOffsets: site.zoneOffsets };
  const onDates = plannerTrips.flatMap((trip) =>
    trip.months.map((month) => {
      const number = String(monthNames.indexOf(month) + 1).padStart(2, '0');
      return [trip.name, `2027-${trip.starts?.from ?? `${number}-15`}`, trip] as const;
    }),
  );

  // A guide that has just begun has no trips, and a suite has a test.
  test('each has months', () => {
    expect(plannerTrips.filter(({ months }) => months.length === 0)).toEqual([]);
  });

  test.each(onDates)('%s works as it is written from %s on', (_, startDate, trip) => {
    const { form, choices, changes } = tripOnDates(trip, startDate, catalog, rules);
    expect(changes).toEqual([]);
    const { totals, days } = planFromChoices(tripContext(form, catalog, rules), choices, null);
    expect(totals.total).toBeLessThanOrEqual(totals.budget);
    expect(days.flatMap(({ warnings }) => warnings)).toEqual([]);
  });
});
