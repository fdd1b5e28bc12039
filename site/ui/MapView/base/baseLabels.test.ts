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
