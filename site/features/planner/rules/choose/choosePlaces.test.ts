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
