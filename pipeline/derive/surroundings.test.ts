import { expect, test } from 'vitest';
import { fixtureDir } from '#fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from '../validate/validateContent.ts';
import { boundsAround, createSurroundings, routeView } from './surroundings.ts';

const { content } = validateContent(loadContent(fixtureDir), () => '2026-11-22');
const within = createSurroundings(content!.basemap);
const around = (bounds: Parameters<typeof routeView>[0]) => within(routeView(bounds));

/** West, south, east and north of a path, in degrees. */
function extentOf(path: readonly number[]) {
  const lngs: number[] = [];
  const lats: number[] = [];
  let [lng, lat] = [0, 0];
  for (let index = 0; index < path.length; index += 2) {
    lng += path[index]!;
    lat += path[index + 1]!;
    lngs.push(lng / 1e4);
    lats.push(lat / 1e4);
  }
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)] as const;
}

test('around a short line only what lies near, cut to it', () => {
  const found = around({ south: 51.45, west: 13.97, north: 51.46, east: 13.99 });
  expect(found.map(({ layer, name }) => `${layer} ${name}`)).toEqual([
    'park Testpark',
    'lake Mirror tarn',
    'road Valley road',
  ]);
  for (const { path } of found) {
    const [west, south, east, north] = extentOf(path);
    expect(west).toBeGreaterThan(13.95);
    expect(east).toBeLessThan(14.01);
    expect(south).toBeGreaterThan(51.43);
    expect(north).toBeLessThan(51.48);
  }
});

test('a town or peak is whole or not at all', () => {
  const names = around({ south: 51.54, west: 13.69, north: 51.56, east: 13.71 }).map(({ name }) => name);
  expect(names).toContain('Old crown');
  expect(names).not.toContain('Blue hill');
});

test('far from everything there is nothing', () => {
  expect(around({ south: 51.9, west: 14.9, north: 51.91, east: 14.91 })).toEqual([]);
});

test('a box of kilometres is as wide and high as said', () => {
  const place = { south: 60, west: 14, north: 60, east: 14 };
  const { south, west, north, east } = boundsAround(place, 10, 5);
  // Half a turn of the earth less in longitude: a degree is 55.66 km wide there.
  expect((north - south) * 111.32).toBeCloseTo(10, 6);
  expect((east - west) * 55.66).toBeCloseTo(20, 6);
  expect((north + south) / 2).toBeCloseTo(60, 9);
  expect((east + west) / 2).toBeCloseTo(14, 9);
});

test('bends finer than asked for are left out, all others stay', () => {
  // At 60° north a thousandth of a degree is 111 m of latitude: a bend of 55 m and one of 222 m.
  const coordinates = [
    [14, 60],
    [14.01, 60.0005],
    [14.02, 60],
    [14.03, 60.002],
    [14.04, 60],
  ];
  const entry = content!.basemap.find(({ data }) => data.layer === 'road')!;
  const feature = {
    ...entry.data.features[0]!,
    geometry: { type: 'LineString' as const, coordinates },
  };
  const road = { ...entry, data: { ...entry.data, features: [feature] } };
  const pathOf = (finestM?: number) =>
    createSurroundings([road])({ south: 59.9, west: 13.9, north: 60.1, east: 14.1 }, finestM)[0]!.path;
  expect(pathOf()).toEqual([140_000, 600_000, 100, 5, 100, -5, 100, 20, 100, -20]);
  expect(pathOf(60)).toEqual([140_000, 600_000, 200, 0, 100, 20, 100, -20]);
  expect(pathOf(300)).toEqual([140_000, 600_000, 400, 0]);
});
