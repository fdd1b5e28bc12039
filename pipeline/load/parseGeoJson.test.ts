import { expect, test } from 'vitest';
import { parseGeoJson } from './parseGeoJson.ts';

const line = (coordinates: unknown) => ({ type: 'LineString', coordinates });

test('reads the line of a geometry, a feature or a collection; a missing elevation is null', () => {
  const points = [
    { lat: 51, lng: -116, elevation: 1400 },
    { lat: 51.1, lng: -116.1, elevation: null },
  ];
  const geometry = line([
    [-116, 51, 1400],
    [-116.1, 51.1],
  ]);
  const feature = { type: 'Feature', properties: {}, geometry };
  const marker = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [-116, 51] } };
  expect(parseGeoJson(JSON.stringify(geometry))).toEqual(points);
  expect(parseGeoJson(JSON.stringify(feature))).toEqual(points);
  expect(parseGeoJson(JSON.stringify({ type: 'FeatureCollection', features: [marker, feature] }))).toEqual(
    points,
  );
});

test.each([
  ['no JSON', '{', /JSON/],
  ['no line', '{"type":"Point","coordinates":[1,2]}', /exactly one LineString \(found 0\)/],
  ['a single position', JSON.stringify(line([[-116, 51]])), /at least two/],
  [
    'latitude first',
    JSON.stringify(
      line([
        [51, -116],
        [51, -116.1],
      ]),
    ),
    /position 1/,
  ],
  [
    'words',
    JSON.stringify(
      line([
        [-116, 51],
        ['a', 'b'],
      ]),
    ),
    /position 2/,
  ],
  [
    'an elevation in words',
    JSON.stringify(
      line([
        [-116, 51, 'high'],
        [-116, 51],
      ]),
    ),
    /no number/,
  ],
])('refuses %s', (_name, text, message) => {
  expect(() => parseGeoJson(text)).toThrow(message);
});
