import { zurichOffsets } from '../../../test/zoneOffsets.ts';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { planCalendar } from './planCalendar.ts';
import { catalog, form, place, rules, planTrip } from '../rules/fixtures/testTrips.ts';

const options = { zoneOffsets: zurichOffsets, siteName: 'Testguide', url: 'https://guide.example/' };

function eventsOf(startDate: string, endDate: string) {
  const places = [place({ name: 'Tarn; deep, cold' }), place({ slug: 'mine' }), place({ slug: 'pass' })];
  const plan = planTrip(form({ startDate, endDate }), catalog({ places }), null, rules);
  const parsed = new ICAL.Component(ICAL.parse(planCalendar(plan, options)));
  const events = parsed.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return { plan, events };
}

const inZurich = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'short' });

test('a second reader finds every meal, bed and place at its local time, before and after clocks change', () => {
  // Clocks go forward in the night to March 28.
  const { plan, events } = eventsOf('2027-03-27', '2027-03-29');
  const shown = events.map(({ summary, startDate }) => `${inZurich(startDate.toJSDate())} ${summary}`);
  const planned = plan.days.flatMap(({ date, morning, afternoon, evening }) =>
    [...morning, ...afternoon, ...evening]
      .filter(({ type }) => type !== 'travel')
      .map(({ time, item }) => `${date} ${time} ${item}`),
  );
  expect(shown).toEqual(planned);
  expect(shown).toContain('2027-03-27 07:30 Breakfast');
  expect(shown).toContain('2027-03-28 07:30 Breakfast');
  expect(
    events.find(({ startDate }) => inZurich(startDate.toJSDate()) === '2027-03-27 07:30')?.startDate.hour,
  ).toBe(6);
  expect(
    events.find(({ startDate }) => inZurich(startDate.toJSDate()) === '2027-03-28 07:30')?.startDate.hour,
  ).toBe(5);
});

test('an entry begins at the arrival, lasts as long as the visit, and knows where it is', () => {
  const { plan, events } = eventsOf('2027-07-05', '2027-07-05');
  const visit = events.find(({ summary }) => summary === 'Tarn; deep, cold');
  const item = plan.days[0]?.morning.find(({ place: at }) => at?.slug === 'tarn');
  expect(visit?.duration.toSeconds()).toBe((item?.duration ?? 0) * 60);
  expect(visit?.location).toBe('Testtown');
});

test('a meal and a check-in take an hour, or until the next entry begins', () => {
  const { plan, events } = eventsOf('2027-07-05', '2027-07-06');
  const bed = plan.choices.stays[0]?.name ?? '';
  const minutes = (name: string) =>
    (events.find(({ summary }) => summary === name)?.duration.toSeconds() ?? 0) / 60;
  expect(['Breakfast', 'Lunch', bed, 'Dinner'].map(minutes)).toEqual([30, 60, 60, 60]);
});

test('every entry has a name of its own', () => {
  const { events } = eventsOf('2027-07-05', '2027-07-11');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events.length).toBeGreaterThan(7 * 4);
});
