import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { toReadyTrips } from './readyTrips.ts';

const content = checkedFixture();
const [trip] = content.trips;

test('a ready trip is published with the names of its places and beds', () => {
  expect(toReadyTrips(content)).toEqual([
    {
      slug: 'tarn-days',
      name: 'Two days at the tarn',
      description: 'Water, a walk and a bed beside both.',
      why: 'You need no car, and the teahouse has cake.',
      months: ['june', 'july', 'august', 'september'],
      starts: null,
      form: {
        groupSize: 2,
        childAges: [],
        interests: ['photography'],
        activityLevel: 'moderate',
        accommodationType: 'luxury',
        transport: 'car',
        budget: 2500,
      },
      days: [
        {
          title: 'To the tarn',
          stops: [
            { part: 'morning', place: 'attraction/mirror-tarn', name: 'Mirror Tarn' },
            { part: 'afternoon', place: 'activity/tarn-canoe', name: 'Canoe on the tarn' },
          ],
          bed: { slug: 'grand-test-hotel', name: 'Grand Test Hotel' },
        },
        {
          title: 'Up to the cake',
          stops: [{ part: 'morning', place: 'trail/marsh-loop', name: 'Marsh loop' }],
          bed: null,
        },
      ],
    },
  ]);
});

test('featured trips come first, the others by name', () => {
  const named = (name: string, featured?: number) => ({
    ...trip!,
    slug: name,
    data: { ...trip!.data, name, ...(featured !== undefined && { featured }) },
  });
  const trips = [named('b'), named('a'), named('d', 2), named('c', 1)];
  expect(toReadyTrips({ ...content, trips }).map(({ name }) => name)).toEqual(['c', 'd', 'a', 'b']);
});
