import { expect, test } from 'vitest';
import { fixtureDir } from '#fixtures/fixtureContent.ts';
import { loadContent } from '../../load/loadContent.ts';
import { validateContent } from '../../validate/validateContent.ts';
import { toBasemap } from './basemap.ts';

const { content } = validateContent(loadContent(fixtureDir), () => '2026-11-22');
const { attributions, features } = toBasemap(content!.basemap);

test('areas lie under lines, lines under points; long and high come first', () => {
  expect(features.map(({ layer, name }) => `${layer} ${name}`)).toEqual([
    'park Testpark',
    'glacier Old ice',
    'lake Mirror tarn',
    'stream Side brook',
    'river Test river',
    'river Out brook',
    'railway Railway',
    'road Valley road',
    'town Brězna',
    'town Čorna Woda',
    'town Kamjeńc',
    'town Jasna',
    'peak Old crown',
    'peak Blue hill',
  ]);
});

test('paths are whole numbers: the first point, then steps', () => {
  const road = features.find(({ layer }) => layer === 'road');
  expect(road).toEqual({
    layer: 'road',
    name: 'Valley road',
    ref: '7',
    path: [131000, 511500, 4800, 100, 4200, 2900, 9000, 1000],
  });
  const peak = features.find(({ name }) => name === 'Old crown');
  expect(peak).toEqual({ layer: 'peak', name: 'Old crown', elevationM: 1480, path: [137000, 515500] });
});

test('each holder is credited once', () => {
  expect(attributions).toEqual([
    { text: 'Map made up for tests.', holder: 'Nobody', licence: 'https://licence.example/made-up' },
  ]);
});

test('rounding does not add up along a line', () => {
  const [layer] = content!.basemap;
  const coordinates = Array.from({ length: 1000 }, (_, index): [number, number] => [
    14 + index * 0.00013,
    51,
  ]);
  const data = {
    ...layer!.data,
    layer: 'river' as const,
    features: [
      {
        type: 'Feature' as const,
        properties: { name: 'Long' },
        geometry: { type: 'LineString' as const, coordinates },
      },
    ],
  };
  const [feature] = toBasemap([{ ...layer!, data }]).features;
  const end = feature!.path.reduce((sum, step, index) => (index % 2 === 0 ? sum + step : sum), 0);
  expect(end).toBe(Math.round((14 + 999 * 0.00013) * 10_000));
});
