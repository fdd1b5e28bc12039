import { expect, test } from 'vitest';
import { checklistOf } from './checklist.ts';
import { planDays } from './planDays.ts';
import { catalog, form, place, rules, stay, busLink } from './fixtures/testTrips.ts';
import { keyOf, type Stop, type TripForm } from './trip.ts';
import { tripContext } from './tripContext.ts';

const ride = place({ kind: 'activity', slug: 'ride', name: 'A ride', price: 60, pricePer: 'person' });
const walk = place({ kind: 'activity', slug: 'walk', price: 50, pricePer: 'person' });
const fort = place({ slug: 'fort', price: 90 });
const stops: Stop[] = [fort, walk, ride].map((at) => ({
  place: keyOf(at),
  name: at.name,
  part: 'afternoon',
  isOwn: false,
}));

function checklist(days: Stop[][], given: Partial<TripForm> = {}, slug: string | null = 'inn') {
  const endDate = `2027-07-${String(4 + days.length).padStart(2, '0')}`;
  const context = tripContext(form({ endDate, ...given }), catalog({ places: [ride, walk, fort] }), rules);
  const stays = slug === null ? [] : [{ slug, name: slug, isOwn: false }];
  return checklistOf(context, planDays(context, { stays, days })).map(
    ({ name, priority, estimatedCost }) => `${priority}: ${name} ${estimatedCost / 100}`,
  );
}

test('bed, car, what is dear, insurance and flights, the most urgent first', () => {
  // Three days of 666.66 for two: two nights at 200, two days with a car at 45, 2 × 60, 5 % of 2000, 2 × 400.
  expect(checklist([stops, [], []])).toEqual([
    'High: Accommodation: inn 400',
    'High: Car rental 90',
    'Medium: A ride 120',
    'Medium: Travel insurance 100',
    'Medium: Flights to Testville 800',
  ]);
});

test('a day at home needs neither bed nor car', () => {
  expect(checklist([[]], { groupSize: 1, budget: '' })).toEqual([
    'Medium: Travel insurance 50',
    'Medium: Flights to Testville 400',
  ]);
});

test('a week for ten: six nights in five rooms, six days with two cars, ten tickets', () => {
  // 10 000 in seven days are 1428.57 each: a room for 200 is below 60 %.
  expect(checklist([stops, [], [], [], [], [], []], { groupSize: 10, budget: '10000' })).toEqual([
    'High: Accommodation: inn 6000',
    'High: Car rental 540',
    'Medium: A ride 600',
    'Medium: Travel insurance 500',
    'Medium: Flights to Testville 4000',
  ]);
});

test('without a house there is nothing to book for the night', () => {
  expect(checklist([[], []], {}, null)[0]).toBe('High: Car rental 45');
});

test('an activity is an adventure above 50 for each, and names itself', () => {
  const context = tripContext(form(), catalog({ places: [ride, walk, fort] }), rules);
  const entries = checklistOf(context, planDays(context, { stays: [], days: [stops, []] }));
  expect(entries.filter(({ type }) => type === 'adventure')).toEqual([
    {
      type: 'adventure',
      name: 'A ride',
      priority: 'Medium',
      notes: 'Small groups.',
      estimatedCost: 12_000,
      activity: 'ride',
      bed: null,
      url: null,
    },
  ]);
  expect(entries.filter(({ activity }) => activity !== null)).toHaveLength(1);
  expect(entries.map(({ notes }) => notes)).toEqual([
    'With tires.',
    'Small groups.',
    'With rescue.',
    'Two hours away.',
  ]);
});

test('insurance is 5 % of the budget, to the cent', () => {
  // 5 % of 999.99 is 49.9995.
  expect(checklist([[]], { budget: '999.99' })[0]).toBe('Medium: Travel insurance 50');
  expect(checklist([[]], { budget: '999.50' })[0]).toBe('Medium: Travel insurance 49.98');
});

test('each bed has an entry with its nights', () => {
  const stays = ['inn', 'hut', 'hut'].map((slug) => ({ slug, name: slug, isOwn: false }));
  const offered = catalog({ stays: [stay({ slug: 'inn' }), stay({ slug: 'hut', price: 90 })] });
  const context = tripContext(form({ endDate: '2027-07-08' }), offered, rules);
  const entries = checklistOf(context, planDays(context, { stays, days: [[], [], [], []] }));
  expect(
    entries.flatMap(({ bed, name, estimatedCost }) =>
      bed ? [[name, bed.from, bed.nights, estimatedCost]] : [],
    ),
  ).toEqual([
    ['Accommodation: inn', '2027-07-05', 1, 20_000],
    ['Accommodation: hut', '2027-07-06', 2, 18_000],
  ]);
});

test('seats of a shuttle are booked once, for all its days', () => {
  const shuttle = busLink({
    line: 'Tarn shuttle',
    kind: 'shuttle',
    url: 'https://bus.example/tarn',
    mustBook: true,
  });
  const behind = ['tarn', 'shore', 'mill'].map((slug, index) =>
    place({
      slug,
      isClosedToCars: true,
      transit: [{ ...shuttle, ...(index === 2 && { line: 'Mill bus', mustBook: false }) }],
    }),
  );
  const [tarn, shore, mill] = behind.map((at): Stop => ({
    place: keyOf(at),
    name: at.name,
    part: 'morning',
    isOwn: false,
  }));
  const context = tripContext(form(), catalog({ places: behind }), rules);
  const days = planDays(context, { stays: [], days: [[tarn!, shore!, mill!], [tarn!]] });
  expect(checklistOf(context, days).filter(({ type }) => type === 'seats')).toMatchObject([
    {
      name: 'Reserve seats: Tarn shuttle',
      notes: 'For day 1 and 2.',
      url: 'https://bus.example/tarn',
      priority: 'High',
    },
  ]);
});
