import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { bedCandidates } from './bedCandidates.ts';
import { nearestBeds } from './nearestBeds.ts';
import { catalog, form, north, place, rules, stay, stopAt } from '../fixtures/testTrips.ts';
import { tripContext } from '../tripContext.ts';

const here = stay({ slug: 'here' });
const there = stay({ slug: 'there', latitude: north(60) });
const near = place({ slug: 'near' });
const far = place({ slug: 'far', latitude: north(60) });

/** Returns the beds of a trip whose beds were chosen before its places. */
function nights(beds: (typeof here)[], places: PlannerPlace[]): string {
  const asked = form({ endDate: `2027-07-0${4 + places.length}` });
  const context = tripContext(asked, catalog({ places: [near, far], stays: [here, there] }), rules);
  const days = places.map((at) => [stopAt(at)]);
  return nearestBeds(context, bedCandidates(context), beds, days)
    .map((bed) => bed?.slug ?? '-')
    .join(' ');
}

test('a bed far from the places of its days gives way to one near them', () => {
  expect(nights([here, here], [far, far, far])).toBe('there there');
  expect(nights([here, here], [near, near, far])).toBe('here here');
});

test('a bed of another stage is not taken twice', () => {
  expect(nights([here, here, there, there], [far, far, far, far, far])).toBe('here here there there');
});
