import { expect, test } from 'vitest';
import { type BaseFeature, baseLabels } from './baseLabels.ts';

/** A hundredth of a degree is a pixel; the view shows one degree. */
const project = ([lat, lng]: [number, number]) => ({ x: lng * 100, y: 100 - lat * 100 });
const size = { x: 100, y: 100 };
const features: BaseFeature[] = [
  { layer: 'peak', name: 'Old crown', elevationM: 1480, points: [[0.5, 0.5]] },
  { layer: 'peak', name: 'Far away', elevationM: 1480, points: [[2, 0.5]] },
  { layer: 'town', name: 'Jasna', points: [[0.2, 0.2]] },
  {
    layer: 'lake',
    name: 'Tarn',
    points: [
      [0.1, 0.1],
      [0.3, 0.3],
      [0.1, 0.1],
    ],
  },
  {
    layer: 'lake',
    name: 'Puddle',
    points: [
      [0.1, 0.1],
      [0.12, 0.12],
      [0.1, 0.1],
    ],
  },
  {
    layer: 'road',
    name: 'Valley road',
    ref: '7',
    points: [
      [-1, 0.1],
      [0.1, 0.1],
      [0.4, 0.4],
      [0.9, 0.9],
    ],
  },
];
const textsAt = (zoom: number) => baseLabels(features, zoom, project, size).map(({ text }) => text);

test('towns come first, peaks with their heights from zoom 10 on; what lies outside has no name', () => {
  expect(textsAt(6)).toEqual([]);
  expect(textsAt(7)).toEqual(['Jasna']);
  expect(textsAt(9)).toEqual(['Jasna', '7', 'Tarn']);
  expect(textsAt(10)).toEqual(['Jasna', '7', 'Tarn', 'Old crown 1,480']);
});

test('a road is named in the middle of what is seen of it', () => {
  const road = baseLabels(features, 9, project, size).find(({ kind }) => kind === 'road');
  expect(road).toMatchObject({ x: 40, y: 60 });
});

test('a name that the edge would cut moves into the view, a peak does not', () => {
  const at = (layer: 'road' | 'peak' | 'town', lat: number, lng: number) =>
    baseLabels([{ layer, name: 'Ten signs.', points: [[lat, lng]] }], 10, project, size)[0];
  // 75 pixels wide and 18 high.
  expect(at('road', 0.5, 0.375)).toMatchObject({ x: 37.5, y: 50 });
  expect(at('road', 0.91, 0.374)).toMatchObject({ x: 37.5, y: 9 });
  expect(at('road', 0.02, 0.98)).toMatchObject({ x: 62.5, y: 91 });
  // A town has wider letters.
  expect(at('town', 0.5, 0.02)).toMatchObject({ x: 50, y: 50 });
  expect(at('peak', 0.02, 0.98)).toMatchObject({ x: 131.5, y: 98 });
});

/** An area from one corner to another, in pixels of the view. */
const areaFrom = (layer: 'lake' | 'glacier', name: string, from: number, to: number): BaseFeature => ({
  layer,
  name,
  points: [
    [from / 100, from / 100],
    [to / 100, to / 100],
    [from / 100, from / 100],
  ],
});

test.each([
  ['lake', 13, []],
  ['lake', 14, ['Ice']],
  ['glacier', 39, []],
  ['glacier', 40, ['Ice']],
] as const)('a %s that spans %d pixels has the names %j', (layer, span, texts) => {
  const labels = baseLabels([areaFrom(layer, 'Ice', 10, 10 + span)], 12, project, size);
  expect(labels.map(({ text }) => text)).toEqual(texts);
});

test('glaciers are named from zoom 10 on, streams from 12', () => {
  const stream: BaseFeature = { layer: 'stream', name: 'Brook', points: [[0.5, 0.5]] };
  const named = (zoom: number) =>
    baseLabels([stream, areaFrom('glacier', 'Ice', 10, 60)], zoom, project, size).map(({ text }) => text);
  expect(named(9)).toEqual([]);
  expect(named(10)).toEqual(['Ice']);
  expect(named(11)).toEqual(['Ice']);
  expect(named(12)).toEqual(['Ice', 'Brook']);
});

test.each([
  [199, 1],
  [200, 2],
])('two parts of one river that are %d pixels apart have its name %d times', (apart, times) => {
  const part = (x: number): BaseFeature => ({ layer: 'river', name: 'Water', points: [[0.5, x / 100]] });
  expect(baseLabels([part(50), part(50 + apart)], 12, project, { x: 300, y: 100 })).toHaveLength(times);
});

test('the name of a peak begins at the peak, with its sign of 8 pixels over it', () => {
  const [peak] = baseLabels([features[0]!], 10, project, size);
  expect(peak).toMatchObject({ text: 'Old crown 1,480', x: 50 - 4 + peak!.width / 2, y: 50 });
});
