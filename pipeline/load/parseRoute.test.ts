import { expect, test } from 'vitest';
import { parseGpx, parseGeoJson } from './parseRoute.ts';

const gpx = (points: string): string => `<?xml version="1.0"?>
<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
${points}
</trkseg></trk></gpx>`;

test('reads points of all segments; an empty or absent elevation and nan are unknown, never 0', () => {
  const points = `<trkpt lat="51.1" lon="-115.5"><ele>1400.5</ele><time>2026-01-01T00:00:00Z</time></trkpt>
    <trkpt lat="51.2" lon="-115.6"><ele/></trkpt></trkseg><trkseg><trkpt lat="51.3" lon="-115.7"/>
    <trkpt lat="51.4" lon="-115.8"><ele>nan</ele></trkpt>`;
  expect(parseGpx(gpx(points))).toEqual([
    { lat: 51.1, lng: -115.5, elevation: 1400.5 },
    { lat: 51.2, lng: -115.6, elevation: null },
    { lat: 51.3, lng: -115.7, elevation: null },
    { lat: 51.4, lng: -115.8, elevation: null },
  ]);
});

test.each([
  ['a document type', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>', /DOCTYPE/],
  ['broken XML', gpx('<trkpt lat="1" lon="2">'), /line 4/],
  ['a point without position', gpx('<trkpt lat="" lon="2"/>'), /no valid lat and lon/],
  ['a position off the globe', gpx('<trkpt lat="91" lon="181"/>'), /no valid lat and lon/],
  [
    'a position with swapped numbers',
    gpx('<trkpt lat="-115.6" lon="51.2"/>'),
    /lat and lon are swapped.*line 3/,
  ],
  ['a web page', '<!DOCTYPE html><html><title>Log in</title></html>', /this is a web page/],
  ['a bare ampersand', gpx('').replace('<trk>', '<trk><name>A & B</name>'), /an "&" is not escaped.*line 2/],
  ['an elevation in words', gpx('<trkpt lat="1" lon="2"><ele>high</ele></trkpt>'), /"high" is no number/],
  ['a file without track', gpx(''), /no track/],
])('refuses %s', (_name, text, message) => {
  expect(() => parseGpx(text)).toThrow(message);
});

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
