import { expect, test } from 'vitest';
import { pointPosition } from './pointPosition.ts';

const file = (name: string, text: string) => ({ name, path: `content/routes/${name}`, text, points: [] });

const gpx = file(
  'ridge.gpx',
  `<gpx>
  <!-- <trkpt lat="1"/>
    <trkpt lat="2"/> -->
  <trk><trkptx/><trkseg>
    <trkpt lat="51"/><trkpt lat="52"/>
    <g:trkpt lat="53"></g:trkpt>
  </trkseg></trk>
</gpx>`,
);

test.each([
  [0, { line: 5, column: 5 }],
  [1, { line: 5, column: 22 }],
  [2, { line: 6, column: 5 }],
  [3, { line: 1, column: 1 }],
])('point %i of a GPX file, comments not counted, stands at %j', (index, position) => {
  expect(pointPosition(gpx, index)).toEqual(position);
});

const geoJson = file(
  'marsh.geojson',
  `{ "bbox": [1, 2],
  "coordinates" : [
    [14, 51],
    [13, 52, 1400] ] }`,
);

test.each([
  [0, { line: 3, column: 5 }],
  [1, { line: 4, column: 5 }],
])('point %i of a GeoJSON file stands at %j', (index, position) => {
  expect(pointPosition(geoJson, index)).toEqual(position);
});

test('a file without a line is pointed at its start', () => {
  expect(pointPosition(file('a.geojson', '\n{ "coordinates": [14, 51] }'), 0)).toEqual({
    line: 1,
    column: 1,
  });
});
