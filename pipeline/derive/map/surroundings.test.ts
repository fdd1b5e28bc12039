import { expect, test } from 'vitest';
import { fixtureDir } from '#fixtures/fixtureContent.ts';
import { loadContent } from '../../load/loadContent.ts';
import { validateContent } from '../../validate/validateContent.ts';
import { boundsAround, createSurroundings, drawnAround, routeView } from './surroundings.ts';

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

test.each([
  // At 60° north a degree is 111.32 km high and 55.66 km wide.
  ['as wide as high', { south: 59.99, west: 14, north: 60.01, east: 14.04 }, 2.2264],
  ['wider than high', { south: 59.99, west: 13.9, north: 60.01, east: 14.1 }, 11.132],
  ['higher than wide', { south: 59.9, west: 14, north: 60.1, east: 14.01 }, 22.264],
  ['no more than a place', { south: 60, west: 14, north: 60, east: 14 }, 0.6],
])('a drawing of a route reaches 1.1 spans to each side of a line that is %s', (_, line, spanKm) => {
  const { south, west, north, east } = routeView(line);
  expect(((north - south) / 2) * 111.32).toBeCloseTo(1.1 * spanKm, 3);
  expect(((east - west) / 2) * 55.66).toBeCloseTo(1.1 * spanKm, 3);
  expect([(north + south) / 2, (east + west) / 2]).toEqual([
    expect.closeTo((line.north + line.south) / 2, 9),
    expect.closeTo((line.east + line.west) / 2, 9),
  ]);
});

test.each([
  // 44 units of the 312 that the line takes on a drawing of 400: 0.141 of the longer span.
  ['as wide as high', { south: 59.99, west: 14, north: 60.01, east: 14.04 }, 1.4272, 1.4272],
  ['wider than high', { south: 59.99, west: 13.9, north: 60.01, east: 14.1 }, 7.1359, 2.6831],
  ['no more than a place', { south: 60, west: 14, north: 60, east: 14 }, 0.3846, 0.3846],
])('every drawing of a line that is %s shows a margin around it', (_, line, acrossKm, upKm) => {
  const { south, west, north, east } = drawnAround(line);
  expect(((east - west) / 2) * 55.66).toBeCloseTo(acrossKm, 3);
  expect(((north - south) / 2) * 111.32).toBeCloseTo(upKm, 3);
});

/** Returns the shapes that a view shows of a map with one feature: each path as the degrees of its points. */
function shownIn(layer: 'road' | 'lake' | 'peak', coordinates: number[] | number[][] | number[][][]) {
  const entry = content!.basemap.find(({ data }) => data.layer === layer)!;
  const feature = {
    ...entry.data.features[0]!,
    geometry: { ...entry.data.features[0]!.geometry, coordinates },
  };
  const map = createSurroundings([{ ...entry, data: { ...entry.data, features: [feature] } }]);
  return map({ south: 51, west: 14, north: 52, east: 15 }).map(({ path }) => {
    let [lng, lat] = [0, 0];
    return Array.from({ length: path.length / 2 }, (_, n) => {
      lng += path[2 * n]!;
      lat += path[2 * n + 1]!;
      return [lng / 1e4, lat / 1e4];
    });
  });
}

test.each([
  ['on the western edge', [14, 51.5], true],
  ['on the eastern edge', [15, 51.5], true],
  ['on the southern edge', [14.5, 51], true],
  ['on the northern edge', [14.5, 52], true],
  ['west of it', [13.99, 51.5], false],
  ['east of it', [15.01, 51.5], false],
  ['south of it', [14.5, 50.99], false],
  ['north of it', [14.5, 52.01], false],
])('a view shows a peak %s: %j %s', (_, peak, isShown) => {
  expect(shownIn('peak', peak)).toEqual(isShown ? [[peak]] : []);
});

test('a line whose box a view touches, but not the line itself, is not shown', () => {
  const around = [
    [13.5, 51.5],
    [13.5, 52.5],
    [14.5, 52.5],
  ];
  expect(shownIn('road', around)).toEqual([]);
});
