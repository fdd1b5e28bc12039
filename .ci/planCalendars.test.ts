import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { derivedContent } from '#fixtures/checkedContent.ts';
import { planTrip } from '#site/features/planner/rules/fixtures/testTrips.ts';
import { addDays } from '#site/calendar/dates.ts';
import { planCalendar } from '#site/features/planner/share/planCalendar.ts';

/** Rules for the calendars of plans, in the guide that is published and in the made-up park. */
describe.each(['content', 'pipeline/fixtures/content'])('plans of %s', (dir) => {
  const { planner, site } = derivedContent(dir);
  const { rules } = planner;
  const catalog = { ...planner, saved: [], zoneOffsets: site.zoneOffsets };
  const trips = ['2026-12-20', '2027-07-05', '2027-09-28'].flatMap((startDate) =>
    [1, 3, 7].flatMap((days) => rules.form.activityLevels.map(({ id }) => [startDate, days, id] as const)),
  );

  test.each(trips)(
    'from %s, %i days, %s: the calendar has every row of the plan, and each entry a length',
    (startDate, days, level) => {
      const plan = planTrip(
        {
          startDate,
          endDate: addDays(startDate, days - 1),
          budget: '6000',
          groupSize: 2,
          interests: rules.form.interests.map(({ id }) => id),
          activityLevel: level,
          accommodationType: '',
          diningPreference: 'any',
          arrivalTime: '',
          departureTime: '',
          childAges: [],
          transport: 'car',
          needs: [],
          specialRequests: '',
        },
        catalog,
        null,
        rules,
      );
      const text = planCalendar(plan, { zoneOffsets: site.zoneOffsets, siteName: site.name, url: site.url });
      const entries = new ICAL.Component(ICAL.parse(text))
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event))
        .map(({ summary, startDate: from, endDate: to }) => ({
          summary,
          from: from.toJSDate().getTime(),
          to: to.toJSDate().getTime(),
        }));
      expect(entries.length).toBeGreaterThan(days * 2);
      for (const { summary, from, to } of entries)
        expect(to - from, summary).toBeGreaterThanOrEqual(15 * 60_000);
      const isListed = ({ item, type }: { item: string; type: string }) =>
        type === 'travel' || entries.some(({ summary }) => summary === item);
      const items = plan.days.flatMap(({ morning, afternoon, evening }) => [
        ...morning,
        ...afternoon,
        ...evening,
      ]);
      expect(items.filter((item) => !isListed(item))).toEqual([]);
    },
  );
});
