import { expect, test } from 'vitest';
import { requestHints } from './requestHints.ts';

/** Part or page of each hint. */
const targets = (request: string) =>
  requestHints(request).map((hint) => ('part' in hint ? hint.part : hint.href));

test.each([
  ['Two kids', ['children']],
  ['a child who hates stairs', ['children']],
  ['Traveling with a toddler', ['children']],
  ['our daughter is 9', ['children']],
  ['a 6-year-old', ['children']],
  ['TEENAGERS', ['children']],
  ['we bring a baby', ['children']],
  ['My mother uses a wheelchair', ['/hiking-map?for=wheelchairs']],
  ['step-free please', ['/hiking-map?for=wheelchairs']],
  ['We push a stroller', ['/hiking-map?for=strollers']],
  ['with our dog', ['/hiking-map?for=dogs']],
  ['Two dogs and a puppy', ['/hiking-map?for=dogs']],
  ['No car', ['transport']],
  ['we don’t drive', ['transport']],
  ['by public transport only', ['transport']],
  ['We arrive at 15:30', ['times']],
  ['Our flight leaves at 9', ['times']],
  ['We want the same hotel every night', ['oneBed']],
  ['I am vegan', ['dining']],
  ['Two kids, a dog and no car', ['children', '/hiking-map?for=dogs', 'transport']],
])('"%s" leads to %j', (request, expected) => {
  expect(targets(request)).toEqual(expected);
});

test.each([
  'hot dog',
  'Hot dogs for lunch, please',
  'dog sledding',
  'A quiet birthday dinner',
  'no kids',
  'without children',
  'We are kids at heart',
  'A seat on the chairlift',
  'A window that shows the prairie dogs',
  'baby blue lakes',
  'cars with heated seats',
  'leave time for photographs',
  '',
])('"%s" needs no hint', (request) => {
  expect(targets(request)).toEqual([]);
});
