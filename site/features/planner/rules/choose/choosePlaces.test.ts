import { expect, test } from 'vitest';
import { choosePlaces } from './choosePlaces.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import { tripContext } from '../tripContext.ts';

const sights = ['one', 'two', 'three', 'four'].map((slug) => place({ slug, latitude: north(60) }));
const stays = [stay({ slug: 'here' }), stay({ slug: 'there', latitude: north(60) })];

test('the days of a trip are filled near its bed', () => {
  const context = tripContext(form(), catalog({ places: sights, stays }), rules);
  const { stays: beds, days } = choosePlaces(context);
  expect(beds).toEqual([{ slug: 'there', name: 'there' }]);
  expect(days.map((stops) => stops.map(({ name, part }) => `${part} ${name}`))).toEqual([
    ['morning one', 'afternoon three'],
    ['morning two', 'afternoon four'],
  ]);
});

test('a locked stop keeps its day, and is planned once', () => {
  const near = place({ slug: 'near' });
  const context = tripContext(form(), catalog({ places: [...sights, near], stays, saved: [] }), rules);
  const locked = { place: 'attraction/near', name: 'near', part: 'afternoon', isLocked: true } as const;
  const { days } = choosePlaces(context, { stays: [], days: [[], [locked]] });
  expect(days[1]).toContainEqual(locked);
  expect(days.flat().filter(({ name }) => name === 'near')).toHaveLength(1);
});
