// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useScheme } from './frame/scheme.ts';
import { useConsentStore } from '../features/consent/consentStore.ts';
import { readStoredTrips } from '../features/planner/share/storedTrips.ts';
import { tripEntry } from '../features/planner/share/tripEntry.ts';
import { useTripStore } from '../features/planner/share/tripStore.ts';
import { recentEntry, useRecentStore } from '../features/search/recentStore.ts';
import { savedEntry, useSavedStore } from '../features/saved/savedStore.ts';
import { useDatesStore } from '../partners/chosenDates.ts';

const stores = [
  ['larch-scheme', localStorage, useScheme],
  ['larch-consent', localStorage, useConsentStore],
  [savedEntry, localStorage, useSavedStore],
  [tripEntry, localStorage, useTripStore],
  [recentEntry, localStorage, useRecentStore],
  ['larch-stay-dates', sessionStorage, useDatesStore],
] as const;
const lake = { kind: 'attraction', slug: 'lake', name: 'Lake' };
const aside = (name: string) => localStorage.getItem(`${name}-unread`);

beforeEach(() => {
  useSavedStore.setState({ places: [] });
  useRecentStore.setState({ searches: [] });
  useTripStore.setState(readStoredTrips(null));
  useScheme.setState({ scheme: 'system' });
  useConsentStore.setState({ consent: null });
  useDatesStore.setState({ checkIn: null, checkOut: null });
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
  ['a form with a book for a request', tripEntry, { draft: { specialRequests: 'a'.repeat(300_000) } }],
  ['a trip that is none', tripEntry, { trip: { form: 1 } }],
  ['an earlier plan that is none', tripEntry, { past: [7] }],
])('%s: what could not be read is set aside, once, and the rest stays', async (_, name, state) => {
  const store = name === savedEntry ? useSavedStore : useTripStore;
  const text = JSON.stringify({ state, version: 0 });
  localStorage.setItem(name, text);
  await store.persist.rehydrate();
  expect(aside(name)).toBe(text);
  localStorage.removeItem(`${name}-unread`);
  await store.persist.rehydrate();
  expect(aside(name)).toBeNull();
  const [first] = useSavedStore.getState().places;
  expect(first?.kind).toBe(name === savedEntry ? 'attraction' : undefined);
});

test.each([
  ['places, one of them twice', savedEntry, { places: [lake, lake] }],
  ['no places', savedEntry, { places: [] }],
  ['no trip', tripEntry, { draft: null, trip: null, past: [], isEditing: false, ticked: [] }],
])('of %s nothing is set aside', async (_, name, state) => {
  localStorage.setItem(name, JSON.stringify({ state, version: 0 }));
  await (name === savedEntry ? useSavedStore : useTripStore).persist.rehydrate();
  expect(aside(name)).toBeNull();
});

test('of 60,000 entries the first 10,000 places are kept, and the rest is set aside', async () => {
  const places = Array.from({ length: 60_000 }, (_, n) => ({ ...lake, slug: `l${n % 20_000}` }));
  localStorage.setItem(savedEntry, JSON.stringify({ state: { places } }));
  await useSavedStore.persist.rehydrate();
  expect(useSavedStore.getState().places).toHaveLength(10_000);
  expect(aside(savedEntry)).not.toBeNull();
});
