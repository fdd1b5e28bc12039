import { expect, test } from 'vitest';
import { minutesOf } from '#schemas/rules/timeText.ts';
import { timeOf } from '../rules/tripDates.ts';
import type { PlanDay } from '../rules/planDays.ts';
import type { PlanItem } from '../rules/planRows.ts';
import { catalog, form, place, rules, planTrip } from '../rules/fixtures/testTrips.ts';
import { calendarTimes, duringVisit } from './calendarTimes.ts';

const [day] = planTrip(form({ endDate: '2027-07-05' }), catalog({ places: [place()] }), null, rules).days;
if (!day) throw new Error('the plan has no day');
const meal = day.morning.find(({ type }) => type === 'meal');
if (!meal) throw new Error('the day has no breakfast');

const entry = (
  item: string,
  part: PlanItem['part'],
  time: string,
  more: Partial<PlanItem> = {},
): PlanItem => ({
  ...meal,
  item,
  part,
  time,
  ...more,
});
/** Returns a visit between two times. */
const visit = (item: string, from: string, to: string) =>
  entry(item, 'morning', from, { type: 'activity', duration: minutesOf(to) - minutesOf(from) });
const dayOf = (items: PlanItem[]): PlanDay => ({ ...day, morning: items, afternoon: [], evening: [] });
const timesOf = (items: PlanItem[]) =>
  calendarTimes([dayOf(items)]).map(({ item, start, end }) => `${timeOf(start)}-${timeOf(end)} ${item.item}`);

const breakfast = entry('Breakfast', 'morning', '07:30');
const lunch = entry('Lunch', 'afternoon', '12:00');
const bed = entry('Inn', 'evening', '18:00', { type: 'accommodation' });
const dinner = entry('Dinner', 'evening', '19:00');

test('a meal before a visit is as long as there is time', () => {
  expect(timesOf([breakfast, visit('Tarn', '08:00', '09:00')])).toEqual([
    '07:30-08:00 Breakfast',
    '08:00-09:00 Tarn',
  ]);
  expect(timesOf([breakfast, visit('Tarn', '08:30', '09:00')])[0]).toBe('07:30-08:30 Breakfast');
});

test('a meal is not shorter than a quarter of an hour', () => {
  expect(timesOf([breakfast, visit('Tarn', '07:45', '09:00')])[0]).toBe('07:30-07:45 Breakfast');
  expect(timesOf([breakfast, visit('Tarn', '07:44', '09:00')])).toEqual([
    '07:44-09:00 Tarn',
    '09:00-10:00 Breakfast',
  ]);
});

test('a meal during a visit is put off by up to two hours', () => {
  expect(timesOf([lunch, visit('Ridge', '08:00', '14:00'), visit('Mine', '14:30', '15:00')])).toEqual([
    '08:00-14:00 Ridge',
    '14:00-14:30 Lunch',
    '14:30-15:00 Mine',
  ]);
});

test('a meal for which there is no time within two hours is noted with the visit', () => {
  const [ridge, ...others] = calendarTimes([dayOf([lunch, visit('Ridge', '08:00', '14:01')])]);
  expect(others).toEqual([]);
  expect(ridge?.during.map(duringVisit)).toEqual(['Lunch falls into this visit, at about 12:00.']);
});

test('after a late visit come check-in and dinner, however late', () => {
  expect(timesOf([bed, dinner, visit('Ridge', '13:00', '21:30')])).toEqual([
    '13:00-21:30 Ridge',
    '21:30-22:30 Inn',
    '22:30-23:30 Dinner',
  ]);
  expect(timesOf([bed, dinner])).toEqual(['18:00-19:00 Inn', '19:00-20:00 Dinner']);
});

test('visits past midnight come one after the other, and the next breakfast after them', () => {
  const late = [visit('Ridge', '23:00', '31:00'), visit('Tarn', '23:59', '25:59')];
  const times = calendarTimes([dayOf(late), dayOf([breakfast])]);
  expect(times.map(({ start, end }) => [start / 60, end / 60])).toEqual([
    [23, 31],
    [31, 33],
    [33, 34],
  ]);
});
