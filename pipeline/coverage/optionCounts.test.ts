import { expect, test } from 'vitest';
import { derive } from '../derive/derive.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { fixtureToday } from '../fixtures/fixtureContent.ts';
import { optionCounts } from './optionCounts.ts';

const content = checkedFixture();
const lists = derive(content, { today: fixtureToday() });

test.each(
  Object.entries({
    'attractions, type': { lake: 1, mountain: 0, forest: 0, historic: 1, viewpoint: 0 },
    'attractions, location': { brězna: 2, 'čorna woda': 1, jasna: 0, kamjeńc: 0 },
    'attractions, season': { summer: 1, winter: 1, spring: 0, fall: 0 },
    'activities, category': {
      skiing: 0,
      hiking: 0,
      photography: 1,
      wellness: 0,
      wildlife: 0,
      water: 1,
      dining: 0,
    },
    'activities, price': { budget: 0, mid: 1, luxury: 1 },
    'activities, difficulty': { easy: 1, moderate: 1, difficult: 1 },
    'activities, duration': { short: 1, 'half-day': 1, 'full-day': 2, 'multi-day': 1 },
    'places to stay, price': { budget: 1, 'mid-range': 1, luxury: 1 },
    'places to stay, location': { brězna: 1, 'čorna woda': 1, jasna: 0, kamjeńc: 1 },
    'places to stay, type': { resort: 1, hotel: 1, hostel: 1, campground: 0 },
    'places to stay, amenities': {
      Pool: 1,
      'Hot tub': 0,
      Spa: 1,
      Restaurant: 1,
      'Breakfast included': 0,
      'VIP Access': 0,
      'Fully refundable': 0,
      Kitchen: 1,
      'Mountain views': 1,
      'Rooftop pool': 0,
    },
    'trails, difficulty': { easy: 2, moderate: 2, hard: 2 },
    'trails, duration': { short: 3, moderate: 2, long: 1 },
    'events, category': { art: 2, film: 1, market: 1, parade: 1, sport: 1 },
  }),
)('%s: counts what each option finds, in the order of the filter', (filter, counts) => {
  expect(Object.entries(optionCounts(lists)[filter] ?? {})).toEqual(Object.entries(counts));
});

test('what a record does not say is found by no option, but an activity of no difficulty by the easy one', () => {
  const [walk] = content.activities.filter(({ slug }) => slug === 'star-walk');
  const { price, difficulty } = walk!.data;
  expect([price, difficulty]).toEqual([undefined, undefined]);
  const counts = optionCounts({
    ...lists,
    activities: lists.activities.filter(({ slug }) => slug === 'star-walk'),
  });
  expect(counts['activities, price']).toEqual({ budget: 0, mid: 0, luxury: 0 });
  expect(counts['activities, difficulty']).toEqual({ easy: 1, moderate: 0, difficult: 0 });
});

test('events of one category are one option', () => {
  const [event] = lists.events;
  const counts = optionCounts({ ...lists, events: [event!, event!] });
  expect(counts['events, category']).toEqual({ [event!.category]: 2 });
});

test('a guide without records offers every option but those that its records name', () => {
  const nothing = { attractions: [], activities: [], accommodations: [], trails: [], events: [] };
  const counts = optionCounts({ ...lists, ...nothing });
  expect(counts['events, category']).toEqual({});
  expect(counts['trails, difficulty']).toEqual({ easy: 0, moderate: 0, hard: 0 });
});
