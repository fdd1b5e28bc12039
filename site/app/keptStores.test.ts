// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useScheme } from '../features/colorScheme/scheme.ts';
import { useIsUnread } from '../device/keptState.ts';
import { useConsentStore } from '../features/consent/consentStore.ts';
import { noTrips } from '../features/planner/share/plan.ts';
import { tripEntry } from '../features/planner/rules/planLimits.ts';
import { useTripStore } from '../features/planner/share/tripStore.ts';
import { savedEntry, useSavedStore } from '../features/saved/savedStore.ts';
import { useTripDatesStore } from '../tripDates/tripDatesStore.ts';

const stores = [
  ['larch-scheme', localStorage, useScheme],
  ['larch-consent', localStorage, useConsentStore],
  [savedEntry, localStorage, useSavedStore],
  [tripEntry, localStorage, useTripStore],
  ['larch-trip-dates', sessionStorage, useTripDatesStore],
] as const;
const lake = { kind: 'attraction', slug: 'lake', name: 'Lake' };
const isUnread = (name: string) => renderHook(() => useIsUnread(name)).result.current;

beforeEach(() => {
  useSavedStore.setState({ places: [] });
  useTripStore.setState(noTrips);
  useScheme.setState({ scheme: 'system' });
  useConsentStore.setState({ consent: null });
  useTripDatesStore.setState({ checkIn: null, checkOut: null });
  localStorage.clear();
  sessionStorage.clear();
});

const shapeOf = (state: object) =>
  JSON.stringify(
    Object.entries(state).map(([key, value]) => [
      key,
      value === null ? 'null' : Array.isArray(value) || typeof value,
    ]),
  );

describe.each(stores)('%s', (name, storage, store) => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{"state":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['no state', '{}'],
    ['a state that is null', '{"state":null}'],
    ['a state that is a list', '{"state":[1]}'],
    ['another version', '{"state":{},"version":99}'],
    ['a prototype', '{"state":{"__proto__":{"toggle":1}}}'],
    ['functions that are none', '{"state":{"choose":1,"decide":1,"toggle":1,"write":1,"keep":1,"undo":1}}'],
  ])('holds %s: the store is as on a first visit', async (_, text) => {
    storage.setItem(name, text);
    await store.persist.rehydrate();
    expect(store.persist.hasHydrated()).toBe(true);
    expect(shapeOf(store.getState())).toBe(shapeOf(store.getInitialState()));
  });

  test('any JSON leaves the store whole, and takes no time', async () => {
    const keys = ['scheme', 'consent', 'places', 'draft', 'trip', 'past', 'ticked', 'checkIn', 'checkOut'];
    const state = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(state, async (held) => {
        storage.setItem(name, JSON.stringify({ state: held, version: 0 }));
        await store.persist.rehydrate();
        const functions = Object.entries(store.getInitialState()).filter(
          ([, value]) => typeof value === 'function',
        );
        expect(store.getState()).toMatchObject(Object.fromEntries(functions));
      }),
    );
  });
});

test.each([
  ['places of which one is none', savedEntry, { places: [lake, { kind: 'shop' }] }],
  [
    'a place whose name is a book',
    savedEntry,
    { places: [lake, { ...lake, slug: 'b', name: 'x'.repeat(1e5) }] },
  ],
  [
    'more places than there can be',
    savedEntry,
    { places: Array.from({ length: 10_001 }, (_, n) => ({ ...lake, slug: `${n}` })) },
  ],
  [
    'a form with a book for a request',
    tripEntry,
    { ...noTrips, draft: { specialRequests: 'a'.repeat(300_000) } },
  ],
  ['a trip that is none', tripEntry, { ...noTrips, trip: { form: 1 } }],
  ['an earlier plan that is none', tripEntry, { ...noTrips, past: [7] }],
])('%s: nothing of it is taken, and the page can say so', async (_, name, state) => {
  const store = name === savedEntry ? useSavedStore : useTripStore;
  localStorage.setItem(name, JSON.stringify({ state, version: 0 }));
  await store.persist.rehydrate();
  expect(store.getState()).toMatchObject(name === savedEntry ? { places: [] } : noTrips);
  expect(isUnread(name)).toBe(true);
});
