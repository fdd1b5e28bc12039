import { expect, test } from 'vitest';
import type { BoundNotice, PlannerPlace } from '#schemas/types/published.ts';
import { noticesToRead } from './noticesToRead.ts';
import { planDays } from './planDays.ts';
import { catalog, form, place, rules } from './fixtures/testTrips.ts';
import { keyOf, type Stop, type TripForm } from './trip.ts';
import { tripContext } from './tripContext.ts';

const notice = (title: string, given: Partial<BoundNotice> = {}): BoundNotice => ({
  title,
  kind: 'restriction',
  who: [],
  when: { from: null, to: null, yearly: null, hours: null },
  part: 'the far shore',
  ...given,
});
const parking = notice('Paid parking', { who: ['cars'] });
const dogs = notice('No dogs', { kind: 'closure', who: ['dogs'] });
const road = notice('No cars', { kind: 'closure', who: ['cars'], part: null });
const path = notice('Stay on the path');
const groups = notice('Groups of four', { who: ['groups-under-four'] });
const rockfall = notice('Rockfall', { kind: 'closure' });

function read(days: PlannerPlace[][], given: { park?: BoundNotice[]; trip?: Partial<TripForm> } = {}) {
  const places = [...new Map(days.flat().map((each) => [each.slug, each])).values()];
  const context = tripContext(form(given.trip), catalog({ places, notices: given.park ?? [] }), rules);
  const stopOf = (at: PlannerPlace): Stop => ({
    place: keyOf(at),
    name: at.name,
    part: 'morning',
    isOwn: false,
  });
  const plan = planDays(context, { stays: [], days: days.map((places) => places.map(stopOf)) });
  return noticesToRead(context, plan);
}
const tarn = place({ name: 'Tarn', notices: [groups] });
const mill = place({ slug: 'mill', name: 'Mill', notices: [groups] });

test('each notice comes once, with its days and their places', () => {
  expect(read([[tarn, mill], [mill]])).toEqual([
    { title: 'Groups of four', text: 'Day 1: Tarn, Mill; day 2: Mill.' },
  ]);
  expect(read([[], []])).toEqual([]);
});

test('danger and law come first, money for a parking lot and what binds few last', () => {
  const first = { ...tarn, notices: [dogs, parking, path] };
  const second = { ...mill, notices: [road, rockfall] };
  const titles = (needs: TripForm['needs']) =>
    read([[first], [second]], { trip: { needs } }).map(({ title }) => title);
  const all = ['Rockfall', 'Stay on the path', 'No cars', 'Paid parking', 'No dogs'];
  expect(titles(['dogs'])).toEqual(all);
  expect(titles([])).toEqual(all.slice(0, -1));
});

test('a closed road is no news on a trip by bus', () => {
  const all = { ...tarn, notices: [road, path] };
  expect(read([[all], []], { trip: { transport: 'bus' } }).map(({ title }) => title)).toEqual([
    'Stay on the path',
  ]);
});

test('rules of the whole park in force on a day stand together, at the end', () => {
  const winter = { from: null, to: null, yearly: { from: '11-01', to: '03-31' }, hours: null };
  const park = [notice('Tires', { when: winter }), notice('No drones'), notice('Dogs on a leash')];
  expect(read([[tarn], []], { park }).at(-1)).toEqual({
    title: 'Park-wide rules',
    text: 'No drones. Dogs on a leash.',
  });
});
