import { expect, test } from 'vitest';
import { fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from '../validate/validateContent.ts';
import { toPlanner } from './planner.ts';

const { content } = validateContent(loadContent(fixtureDir), fixtureToday);
if (!content) throw new Error('the fixture content has problems');
const { attractions, activities, trails, accommodations } = content;
const sorted = { attractions, activities, trails, accommodations };
const { places, stays } = toPlanner(content, sorted);
const place = (slug: string) => places.find((candidate) => candidate.slug === slug);

test('every attraction, activity and trail may be planned, and every house', () => {
  expect(places).toHaveLength(attractions.length + activities.length + trails.length);
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

test('only terrain that somebody says to be none is no avalanche terrain: memory alone is not enough', () => {
  for (const { slug, data } of content.trails)
    expect(place(slug)?.isAvalancheTerrain).toBe(
      data.avalancheTerrain.class !== 'none' || data.avalancheTerrain.status === 'unverified',
    );
  expect(place('marsh-loop')?.isAvalancheTerrain).toBe(false);
  expect(place('unmapped-way')?.isAvalancheTerrain).toBe(true);
  for (const { slug } of [...content.attractions, ...content.activities])
    expect(place(slug)?.isAvalancheTerrain).toBe(false);
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
  const named = toPlanner({ ...content, planner: { ...content.planner, data } }, sorted).places;
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
