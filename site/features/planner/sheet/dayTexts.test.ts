import { expect, test } from 'vitest';
import type { BoundNotice } from '#schemas/types/published.ts';
import { planTrip } from '../rules/planTrip.ts';
import { catalog, form, north, place, rules, stay } from '../rules/testTrips.ts';
import { dayTexts } from './dayTexts.ts';
import { walksOfDay } from '../rules/day/placesOfDay.ts';

const notice = (title: string, given: Partial<BoundNotice> = {}): BoundNotice => ({
  title,
  kind: 'restriction',
  who: [],
  when: { from: null, to: null, yearly: null, hours: null },
  part: null,
  ...given,
});
const until = (to: string) => ({ from: null, to, yearly: null, hours: null });
const dogs = notice('Dogs on a leash');
const tarn = place({ kind: 'trail', slug: 'tarn', name: 'Tarn trail', minutes: 90, notices: [dogs] });
const ridge = place({
  kind: 'trail',
  slug: 'ridge',
  name: 'Ridge trail',
  latitude: north(9),
  notices: [dogs],
});
const inn = stay({ name: 'Old inn' });
const { days } = planTrip(form(), catalog({ places: [ridge, tarn], stays: [inn] }), null, rules);
const day = {
  ...days[0]!,
  morning: days.flatMap(({ morning, afternoon }) => [...morning, ...afternoon]),
  afternoon: [],
};
const facts = { day, beds: [inn, inn], notices: [], walks: [], contacts: [] };

test('stops have the numbers of the map, and the bed comes last', () => {
  const { lines } = dayTexts(facts).stops;
  expect(lines).toHaveLength(3);
  for (const [index, { name }] of walksOfDay(day).toReversed().entries()) {
    expect(lines.find((line) => line.includes(name))).toMatch(/^[12]\. \d+:\d\d [AP]M: /);
    expect(lines[index]).toMatch(new RegExp(`^${index + 1}\\. `));
  }
  expect(lines.at(-1)).toBe('Bed: Old inn');
});

test('the last day says that it has no bed', () => {
  const { stops } = dayTexts({ ...facts, day: { ...day, evening: [] } });
  expect(stops.lines.at(-1)).toBe('No bed: the trip ends on this day.');
});

test('a notice of two places is told once, beside the stops', () => {
  const { stops, cautions } = dayTexts(facts);
  expect(cautions[0]?.lines).toEqual(['Restricted: Dogs on a leash. All year.']);
  expect(stops.lines.join(' ')).not.toContain('leash');
});

test('of the whole park what is in force on the day is told, without rules that always hold', () => {
  const notices = [
    notice('Fire ban', { when: until('2027-07-05') }),
    notice('Road works', { when: until('2027-07-04') }),
    notice('No drones'),
  ];
  const lines = dayTexts({ ...facts, notices }).cautions[0]?.lines;
  expect(lines).toContain('Restricted: Fire ban. Until July 5, 2027.');
  expect(lines).toHaveLength(2);
});

test('a day without notices says whom to ask, and names its problems', () => {
  const quiet = { ...day, morning: [], warnings: ['Two hard days, one after the other.'] };
  expect(dayTexts({ ...facts, day: quiet }).cautions).toEqual([
    {
      heading: 'In force on this day',
      lines: ['We know of no notice. Ask at the visitor centre.', 'Two hard days, one after the other.'],
    },
  ]);
});

test('hazards stand with their walk, and three numbers are enough', () => {
  const walks = [
    { name: 'Tarn trail', hazards: ['Ice', 'Bears'] },
    { name: 'Ridge trail', hazards: [] },
  ];
  const provenance = { source: '', status: 'official', verifiedOn: null } as const;
  const contacts = ['1', '2', '3', '4'].map((number) => ({ name: 'Ranger', number, text: null, provenance }));
  const { cautions, calls } = dayTexts({ ...facts, walks, contacts });
  expect(cautions[1]).toEqual({ heading: 'Hazards', lines: ['Tarn trail: Ice; Bears.'] });
  expect(calls.lines).toEqual(['1: Ranger', '2: Ranger', '3: Ranger']);
});

test('walks come longest first', () => {
  expect(walksOfDay(day).map(({ name }) => name)).toEqual(['Tarn trail', 'Ridge trail']);
});
