import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { unplannedPlaces } from './unplannedPlaces.ts';
import { catalog, form, north, place, rules } from './fixtures/testTrips.ts';
import { keyOf, type Stop } from './trip.ts';
import { tripContext } from './tripContext.ts';

const lake = place({ slug: 'lake', name: 'Far Lake' });
const stopAt = ({ name, ...at }: PlannerPlace): Stop => ({
  place: keyOf(at),
  name,
  part: 'morning',
  isLocked: false,
});

/** Returns the unplanned places of a trip of two days that lacks a saved place, with 1000 a day. */
function unplanned(
  candidate: PlannerPlace,
  planned: PlannerPlace[] = [],
  places: Partial<typeof rules.places> = {},
) {
  const context = tripContext(
    form(),
    catalog({ places: [lake, ...planned, candidate], saved: [keyOf(candidate)] }),
    { ...rules, places: { ...rules.places, ...places } },
  );
  return unplannedPlaces(context, { stays: [], days: [planned.map(stopAt), []] });
}
const mine = (given: Partial<PlannerPlace> = {}) => place({ slug: 'mine', name: 'Old Mine', ...given });

test('what was saved and planned, or not saved, is not left out', () => {
  const context = tripContext(form(), catalog({ places: [lake, mine()], saved: ['attraction/mine'] }), rules);
  expect(unplannedPlaces(context, { stays: [], days: [[stopAt(mine())]] })).toEqual([]);
});

test.each([
  [{ open: { from: '08-01', to: '08-31' } }, 'closed on this date'],
  [{ open: { from: '07-06', to: '07-31' } }, 'no day has room for it'],
  [{ kind: 'trail', bestMonths: ['september'] }, 'not walked in this month'],
  [{ difficulty: 'hard' }, 'harder than the level you chose'],
  [{ kind: 'activity', price: null }, 'we do not know its price'],
  [{ kind: 'activity', price: 600 }, 'no day has room for it'],
  [{ kind: 'activity', price: 601 }, 'too expensive for the daily budget'],
] as [Partial<PlannerPlace>, string][])('%j: %s', (given, why) => {
  expect(unplanned(mine(given))).toEqual([`Old Mine: ${why}`]);
});

test('it is the same as something that is planned', () => {
  const sameThing = [['attraction/mine', 'attraction/tarn']];
  const tarn = place({ name: 'Tarn' });
  expect(unplanned(mine(), [tarn], { sameThing })).toEqual(['Old Mine: the same as Tarn']);
  expect(unplanned(mine(), [], { sameThing })).toEqual(['Old Mine: no day has room for it']);
});

test('it begins at night or takes days', () => {
  expect(unplanned(mine(), [], { neverPlanned: ['attraction/mine'] })).toEqual([
    'Old Mine: it does not fit a morning or an afternoon',
  ]);
});

test('a place too far for a day, in the evening or without a bus has its reason', () => {
  const choices = { stays: [{ slug: 'inn', name: 'inn' }], days: [] };
  const why = (given: Partial<PlannerPlace>, transport: 'car' | 'bus' = 'car') =>
    unplannedPlaces(
      tripContext(form({ transport }), catalog({ places: [mine(given)], saved: ['attraction/mine'] }), rules),
      choices,
    );
  expect(why({ latitude: north(101) })).toEqual(['Old Mine: too far from your bed for a day']);
  expect(why({ timesOfDay: ['evening'] })).toEqual(['Old Mine: it takes place in the evening']);
  expect(why({ timesOfDay: ['morning', 'evening'] })).toEqual(['Old Mine: no day has room for it']);
  expect(why({}, 'bus')).toEqual(['Old Mine: no bus goes there on these dates']);
});
