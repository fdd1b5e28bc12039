import { expect, test, vi } from 'vitest';
import { eventFilters } from '#schemas/filters/eventFilters.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import {
  eventChips,
  noEventSearch,
  eventMark,
  hasTripDates,
  isFiltered,
  readEventSearch,
  tripDatesFault,
  withFirstDay,
  writeEventSearch,
  filterEvents,
  mayBeDuringTrip,
  type EventSearch,
} from './eventSearch.ts';

const categories = ['film', 'food & drink', ''];
const events = categories.map((category) => ({ category }) as ParkEvent);

/** Returns the labels of the chips, each with the search that is left when it is removed. */
function chipsOf(filters: EventSearch): [label: string, left: EventSearch][] {
  const change = vi.fn<(filters: EventSearch) => void>();
  return eventChips(filters, events, change).map((chip) => {
    chip.onRemove();
    return [chip.label, change.mock.lastCall![0]];
  });
}

test.each([
  noEventSearch,
  { ...noEventSearch, from: '2027-01-17' },
  { ...noEventSearch, until: '2027-01-17' },
  { ...noEventSearch, from: '2027-12-25', until: '2027-12-20' },
])('%j has no effect, so there is no chip', (filters) => {
  expect(chipsOf(filters)).toEqual([]);
});

test('the visit and the category have a chip each, which takes back that alone', () => {
  const filters = {
    ...noEventSearch,
    from: '2027-01-17',
    until: '2027-02-03',
    category: 'film',
  };
  expect(chipsOf(filters)).toEqual([
    ['Jan 17 – Feb 3, 2027', { ...filters, from: '', until: '' }],
    ['Film', { ...filters, category: 'all' }],
  ]);
});

test.each([
  ['film', 'Film'],
  ['food & drink', 'Food & drink'],
  ['', ''],
])('the category "%s" reads "%s"', (category, label) => {
  expect(chipsOf({ ...noEventSearch, category }).map(([text]) => text)).toEqual([label]);
});

const dated = {
  startDate: '2027-07-01',
  endDate: '2027-07-01',
  usual: null,
  eventStatus: 'scheduled',
} as ParkEvent;
const undated = {
  ...dated,
  startDate: null,
  endDate: null,
  usual: { from: '06-15', to: '06-28' },
  eventStatus: 'unconfirmed',
} as ParkEvent;
const trip = (from: string, to: string) => ({ from, to });

test.each([
  ['before the trip', dated, trip('2027-07-02', '2027-07-05'), null],
  ['on its first day', dated, trip('2027-07-01', '2027-07-05'), 'During your trip'],
  ['on its last day', dated, trip('2027-06-28', '2027-07-01'), 'During your trip'],
  ['after it', dated, trip('2027-06-28', '2027-06-30'), null],
  ['usually up to its first day', undated, trip('2027-06-28', '2027-07-01'), 'Usually during your trip'],
  ['usually before it', undated, trip('2027-06-29', '2027-07-01'), null],
  ['without a trip', dated, null, null],
  ['without a usual time', { ...undated, usual: null }, trip('2027-06-01', '2027-07-01'), null],
  ['but cancelled', { ...dated, eventStatus: 'cancelled' as const }, trip('2027-07-01', '2027-07-05'), null],
])('an event %s', (_, event, days, mark) => {
  expect(eventMark(event, days, false)).toBe(mark);
});

test('a search by dates says of an undated event that its date is not confirmed', () => {
  expect(eventMark(undated, trip('2027-06-28', '2027-07-01'), true)).toBe('Date not confirmed');
  expect(eventMark(dated, trip('2027-07-01', '2027-07-01'), true)).toBe('During your trip');
});

const event = (startDate: string | null, endDate: string | null = startDate, category = 'music') =>
  ({ name: `${startDate}`, startDate, endDate, usual: null, category }) as ParkEvent;
const visit = { ...noEventSearch, from: '2027-07-10', until: '2027-07-12' };

test.each([
  ['ends the day before', event('2027-07-08', '2027-07-09'), false],
  ['ends on the first day', event('2027-07-08', '2027-07-10'), true],
  ['within', event('2027-07-11'), true],
  ['the same days', event('2027-07-10', '2027-07-12'), true],
  ['spans the visit', event('2027-07-01', '2027-07-31'), true],
  ['starts on the last day', event('2027-07-12', '2027-07-20'), true],
  ['starts the day after', event('2027-07-13'), false],
  ['has no end', event('2027-07-12', null), true],
  ['has no dates', event(null), false],
])('an event that %s: %s', (_, candidate, expected) => {
  expect(mayBeDuringTrip(candidate, { from: visit.from, to: visit.until })).toBe(expected);
});

test('dates count only when both are set', () => {
  const events = [event('2027-01-01'), event(null)];
  for (const half of [
    { ...visit, until: '' },
    { ...visit, from: '' },
  ]) {
    expect(hasTripDates(half)).toBe(false);
    expect(filterEvents(events, half)).toEqual(events);
  }
  expect(filterEvents(events, visit)).toEqual([]);
});

test('category and dates combine', () => {
  const market = event('2027-07-11', '2027-07-11', 'market');
  const events = [event('2027-07-11'), market, event('2027-08-01', '2027-08-01', 'market')];
  expect(filterEvents(events, { ...noEventSearch, category: 'market' })).toHaveLength(2);
  expect(filterEvents(events, { ...visit, category: 'market' })).toEqual([market]);
  const [field] = eventFilters.fields(events, noEventSearch, null);
  expect(field?.options.map(({ value }) => value)).toEqual(['all', 'market', 'music']);
});

test.each([
  ['', '', null, false],
  ['2027-12-25', '', 'Add the last day of your visit. We need both dates to search.', false],
  ['', '2027-12-25', 'Add the first day of your visit. We need both dates to search.', false],
  ['2027-12-25', '2027-12-20', 'Your last day is before your first day.', false],
  ['2027-12-25', '2027-12-25', null, true],
  ['2027-12-25', '2027-12-26', null, true],
])('a visit from "%s" until "%s": %s', (from, until, fault, counts) => {
  const filters = { ...noEventSearch, from, until };
  expect([tripDatesFault(filters), hasTripDates(filters)]).toEqual([fault, counts]);
  const during = event('2027-12-22', '2027-12-26');
  expect(filterEvents([during, event('2027-01-01')], filters)).toHaveLength(counts ? 1 : 2);
});

test('a start after the end clears the end; on the same day it does not', () => {
  expect(withFirstDay(visit, '2027-07-12').until).toBe('2027-07-12');
  expect(withFirstDay(visit, '2027-07-13').until).toBe('');
});

test('the address keeps filters and survives nonsense', () => {
  const filters = { ...visit, category: 'film and books' };
  const events = [event(null, null, 'film and books')];
  expect(readEventSearch(writeEventSearch(filters), events)).toEqual(filters);
  expect(readEventSearch(writeEventSearch(filters), [])).toEqual({ ...filters, category: 'all' });
  expect(writeEventSearch(noEventSearch).toString()).toBe('');
  expect(readEventSearch(new URLSearchParams('from=soon&until=2027-13-99'), [])).toEqual(noEventSearch);
  expect([isFiltered(noEventSearch), isFiltered(filters)]).toEqual([false, true]);
});

test.each(['2027-07-10T12', '12027-07-10', ' 2027-07-10', '2027-7-10', 'July 10, 2027'])(
  'a start of "%s" in an address is no date',
  (from) => {
    expect(readEventSearch(new URLSearchParams({ from }), []).from).toBe('');
  },
);

test('a visit of one day is kept; a category or dates alone are a filter', () => {
  expect(readEventSearch(new URLSearchParams('from=2027-07-10&until=2027-07-10'), []).until).toBe(
    '2027-07-10',
  );
  expect(isFiltered({ ...noEventSearch, category: 'film' })).toBe(true);
  expect(isFiltered(visit)).toBe(true);
  expect(isFiltered({ ...visit, until: '' })).toBe(false);
});
