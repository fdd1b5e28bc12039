import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { toPlanner } from './planner.ts';
import { toNotices } from './records/notices.ts';

const content = checkedFixture();
const { attractions, activities, trails, accommodations } = content;
const sorted = { attractions, activities, trails, accommodations };
const { places, stays } = toPlanner(content, sorted, []);
const place = (slug: string) => places.find((candidate) => candidate.slug === slug);

/** The first record of a list as the planner has it, with something changed. */
const planned = (kind: 'attraction' | 'activity' | 'trail', data: object) => {
  const change = <T extends { data: object }>([first]: readonly T[], isIntended: boolean): T[] =>
    isIntended ? [{ ...first!, data: { ...first!.data, ...data } }] : [];
  const changed = {
    attractions: change(attractions, kind === 'attraction'),
    activities: change(activities, kind === 'activity'),
    trails: change(trails, kind === 'trail'),
    accommodations: [],
  };
  return toPlanner(content, changed, []).places[0]!;
};

test('every attraction, activity and trail may be planned in this order, and every house', () => {
  const inOrder = [...attractions, ...activities, ...trails];
  expect(places.map(({ kind, slug }) => [kind, slug])).toEqual(inOrder.map(({ kind, slug }) => [kind, slug]));
  expect(stays.map(({ slug }) => slug)).toEqual(accommodations.map(({ slug }) => slug));
});

test('a place has its own coordinates, else the middle of its town', () => {
  const [withCoordinates] = content.attractions.filter(({ data }) => data.coordinates);
  expect(place(withCoordinates!.slug)).toMatchObject({
    latitude: withCoordinates!.data.coordinates!.lat,
    longitude: withCoordinates!.data.coordinates!.lng,
  });
  for (const { latitude, longitude } of [...places, ...stays]) {
    const { south, west, north, east } = content.site.data.region;
    expect(latitude).toBeGreaterThan(south);
    expect(latitude).toBeLessThan(north);
    expect(longitude).toBeGreaterThan(west);
    expect(longitude).toBeLessThan(east);
  }
});

test('walking is free, an activity has its price, and one without a price has none', () => {
  for (const { data, slug } of content.activities)
    expect(place(slug)).toMatchObject({
      price: data.price?.amount ?? null,
      pricePer: data.price?.per ?? null,
    });
  for (const { slug } of [...content.attractions, ...content.trails])
    expect(place(slug)).toMatchObject({ price: 0, pricePer: null });
});

test('a trail has its state in the avalanche months, other places have none', () => {
  expect(place('tarn-teahouse')?.winterState).toBe('exposed');
  expect(place('marsh-loop')?.winterState).toBe('recommended');
  expect(place('unmapped-way')?.winterState).toBe('unrated');
  for (const { slug } of [...content.attractions, ...content.activities])
    expect(place(slug)?.winterState).toBeNull();
});

test('a place whose road is closed to cars says so', () => {
  expect(places.filter(({ isClosedToCars }) => isClosedToCars).map(({ slug }) => slug)).toEqual(
    content.planner.data.travel.noCarAttractions,
  );
});

test('an interest is served by the categories that it names, and by trails where it says so', () => {
  for (const { id, attractions: inAttractions = [], trails: isForTrails = false } of content.planner.data.form
    .interests) {
    for (const { slug, data } of content.attractions)
      expect(place(slug)?.interests.includes(id)).toBe(inAttractions.includes(data.category));
    for (const { slug } of content.trails) expect(place(slug)?.interests.includes(id)).toBe(isForTrails);
  }
});

test('a place that an interest names serves it, whatever its category', () => {
  const { form } = content.planner.data;
  const [first, ...rest] = form.interests;
  const data = {
    ...content.planner.data,
    form: { ...form, interests: [{ ...first!, places: ['trail/marsh-loop'] }, ...rest] },
  };
  const named = toPlanner({ ...content, planner: { ...content.planner, data } }, sorted, []).places;
  expect(place('marsh-loop')?.interests).not.toContain(first!.id);
  expect(named.find(({ slug }) => slug === 'marsh-loop')?.interests).toContain(first!.id);
});

test('the months of a place that is no trail are those of its season in the planner', () => {
  for (const { kind, slug, bestMonths } of places.filter((each) => each.kind !== 'trail')) {
    const season = content.planner.data.places.seasons.find((each) =>
      each.places.includes(`${kind}/${slug}`),
    );
    expect(bestMonths).toEqual(season?.months ?? null);
  }
  expect(place('echo-canyon')?.bestMonths).toContain('july');
});

test.each(['attraction', 'activity', 'trail'] as const)(
  'of the record of kind %s there are its name, its place and a picture',
  (kind) => {
    const { name, location, picture } = planned(kind, { name: 'A', location: 'B', alt: 'Drawing: C.' });
    expect({ name, location }).toEqual({ name: 'A', location: 'B' });
    expect(picture.alt).toBe('Drawing: C.');
  },
);

test('a visit takes as long as its record says, else two hours', () => {
  expect(planned('attraction', { durationMinutes: 45 }).minutes).toBe(45);
  expect(planned('attraction', { durationMinutes: undefined }).minutes).toBe(120);
});

test('how hard a place is, and on which days it is open, is what its record says', () => {
  const open = { from: '05-15', to: '10-10' };
  expect(planned('activity', { difficulty: 'hard', open })).toMatchObject({ difficulty: 'hard', open });
  expect(planned('activity', { difficulty: undefined })).toMatchObject({ difficulty: null, open: null });
  expect(planned('attraction', { open }).open).toEqual(open);
  expect(planned('trail', { open }).open).toBeNull();
});

test('a trail has its climb and its best months, no other place has a climb', () => {
  expect(planned('trail', { elevationGainM: 480, bestMonths: ['july'] })).toMatchObject({
    climbM: 480,
    bestMonths: ['july'],
  });
  expect(planned('attraction', { elevationGainM: 480 }).climbM).toBeNull();
  expect(planned('activity', { elevationGainM: 480 }).climbM).toBeNull();
});

test.each([
  ['by its location', { name: 'Falls', location: 'Čorna Woda, road' }, true],
  ['by its name', { name: 'Falls of Čorna Woda', location: 'Jasna' }, true],
  ['in small letters, which is another word', { name: 'Falls', location: 'čorna woda' }, false],
  ['elsewhere', { name: 'Falls', location: 'Jasna' }, false],
])('a place calls for a car in an area that does: %s', (_, data, callsForCar) => {
  for (const kind of ['attraction', 'activity', 'trail'] as const)
    expect(planned(kind, data).callsForCar).toBe(callsForCar);
});

test('one area that calls for a car is enough', () => {
  const rules = content.planner.data;
  const planner = {
    ...content.planner,
    data: { ...rules, travel: { ...rules.travel, carAreas: ['Čorna Woda', 'Nowhere'] } },
  };
  const found = toPlanner({ ...content, planner }, sorted, []).places;
  expect(found.map(({ callsForCar }) => callsForCar)).toEqual(places.map(({ callsForCar }) => callsForCar));
});

test('a road is closed to cars for attractions: a trail of the same name has its own way', () => {
  const [closed = ''] = content.planner.data.travel.noCarAttractions;
  const trail = { ...trails[0]!, slug: closed };
  const activity = { ...activities[0]!, slug: closed };
  const found = toPlanner(
    content,
    { ...sorted, attractions: [], activities: [activity], trails: [trail] },
    [],
  );
  expect(found.places.map(({ isClosedToCars }) => isClosedToCars)).toEqual([false, false]);
});

test.each([
  ['attraction', 'lake', ['photography', 'relaxation', 'wildlife']],
  ['attraction', 'cinema', []],
  ['activity', 'culture', ['culture', 'dining']],
  ['activity', 'lake', []],
  ['trail', 'lake', ['hiking']],
] as const)('the record of kind %s and category %s serves %j', (kind, category, interests) => {
  expect(planned(kind, { category }).interests).toEqual(interests);
});

test('a place to eat costs nothing beside the allowance for meals and has its meals, no other place has any', () => {
  const priceBand = { band: 'middle', source: 'illustrative', status: 'unverified', verifiedOn: null };
  const eating = { category: 'dining', price: undefined, meals: ['lunch'], priceBand };
  expect(planned('activity', eating)).toMatchObject({ price: 0, meals: ['lunch'], priceBand: 'middle' });
  expect(planned('activity', { category: 'dining', price: undefined })).toMatchObject({
    price: 0,
    meals: [],
  });
  const other = planned('activity', { category: 'water', price: undefined });
  expect([other.price, other.meals, other.priceBand]).toEqual([null, undefined, undefined]);
});

test('a house has its price for a night and the days on which it is open, null where nobody says', () => {
  const [house] = accommodations;
  const stay = (data: object) =>
    toPlanner(content, { ...sorted, accommodations: [{ ...house!, data: { ...house!.data, ...data } }] }, [])
      .stays[0];
  const open = { from: '05-15', to: '10-10' };
  expect(
    stay({ price: { ...accommodations.find(({ data }) => data.price)!.data.price, amount: 99 }, open }),
  ).toMatchObject({ name: house!.data.name, location: house!.data.location, price: 99, open });
  expect(stay({ price: undefined, open: undefined })).toMatchObject({ price: null, open: null });
});

test('a place is told to five decimals of a degree, about a metre', () => {
  const coordinates = { lat: 51.123456, lng: 14.000004, source: 'a test', status: 'unverified' };
  expect(planned('attraction', { coordinates })).toMatchObject({ latitude: 51.12346, longitude: 14 });
});

test('places know the closures and restrictions that bind them, and the plan those of the whole park', () => {
  const planner = toPlanner(content, sorted, toNotices(content));
  const titlesOf = (slug: string) =>
    planner.places.find((one) => one.slug === slug)?.notices.map(({ title, part }) => [title, part]);
  expect(titlesOf('old-mine')).toEqual([['The gate of the mine is locked at night', null]]);
  expect(titlesOf('bare-ridge')).toEqual([['Groups of four on the bare ridge', 'beyond the saddle']]);
  expect(titlesOf('mirror-tarn')).toEqual([]);
  expect(planner.notices.map(({ title }) => title)).toEqual(['No drones in the park']);
});
