import { describe, expect, test } from 'vitest';
import { gpxTracks, assertIsGpx } from './gpxTracks.ts';

const gpx = (inside: string) => `<?xml version="1.0"?>\n<gpx version="1.1">${inside}</gpx>`;
const two = '<trkpt lat="51" lon="-116"/><trkpt lat="51.1" lon="-116.1"/>';
const a = { lat: 51, lng: -116, elevation: null };
const b = { lat: 51.1, lng: -116.1, elevation: null };

test('every track is read with its name and its segments', () => {
  const text = gpx(
    `<trk><name> Up and down </name><trkseg>${two}</trkseg><trkseg>${two}</trkseg></trk>
     <trk><trkseg>${two}</trkseg></trk>`,
  );
  expect(gpxTracks(text)).toEqual([
    {
      name: 'Up and down',
      segments: [
        [a, b],
        [a, b],
      ],
    },
    { name: null, segments: [[a, b]] },
  ]);
});

test('empty segments are left out, and so are tracks of fewer than two points', () => {
  const one = '<trkpt lat="51" lon="-116"/>';
  expect(gpxTracks(gpx(`<trk><trkseg/><trkseg>${one}</trkseg></trk><trk/>`))).toEqual([]);
  expect(gpxTracks(gpx(`<trk><trkseg/><trkseg>${one}</trkseg><trkseg>${one}</trkseg></trk>`))).toEqual([
    { name: null, segments: [[a], [a]] },
  ]);
});

test('an elevation is a number, 0 among them; empty or absent it is unknown', () => {
  const points = ['<ele>0</ele>', '<ele> 1400.5\n</ele>', '<ele/>', '<ele>  </ele>', ''].map(
    (ele) => `<trkpt lat="51" lon="-116">${ele}</trkpt>`,
  );
  const [track] = gpxTracks(gpx(`<trk><trkseg>${points.join('')}</trkseg></trk>`));
  expect(track?.segments[0]?.map(({ elevation }) => elevation)).toEqual([0, 1400.5, null, null, null]);
});

test('prefixes of elements say nothing, and CDATA is words', () => {
  const text = gpx(
    `<g:trk><g:name><![CDATA[A & ]]>B</g:name><g:trkseg>
     <g:trkpt lat="51" lon="-116"><g:ele><![CDATA[7]]></g:ele></g:trkpt><g:trkpt lat="51.1" lon="-116.1"/>
     </g:trkseg></g:trk>`,
  );
  expect(gpxTracks(text)).toEqual([{ name: 'A & B', segments: [[{ ...a, elevation: 7 }, b]] }]);
});

test('a device that writes 0 for every height knows none', () => {
  const points = two.replaceAll('/>', '><ele>0.0</ele></trkpt>');
  expect(gpxTracks(gpx(`<trk><trkseg>${points}</trkseg></trk>`))).toEqual([
    { name: null, segments: [[a, b]] },
  ]);
});

test('coordinates with commas are told', () => {
  const points = two.replaceAll('51.1', '51,1');
  expect(() => gpxTracks(gpx(`<trk><trkseg>${points}</trkseg></trk>`))).toThrow(
    'lat="51,1" has a comma: use a point for decimals. Export it in English (line 2)',
  );
});

test('names and elevations of anything but a track and its points are left alone', () => {
  const text = gpx(
    `<metadata><name>A file</name></metadata><wpt lat="1" lon="2"><ele>9</ele><name>Hut</name></wpt>
     <trk><name/><trkseg><trkpt lat="51" lon="-116"><extensions><x:ele>high</x:ele></extensions></trkpt>
     <trkpt lat="51.1" lon="-116.1"><name>Point</name></trkpt></trkseg><extensions><name>X</name></extensions></trk>
     <ele>high</ele>`,
  );
  expect(gpxTracks(text)).toEqual([{ name: null, segments: [[a, b]] }]);
});

describe('positions', () => {
  const read = (lat: string, lon: string) =>
    gpxTracks(gpx(`<trk><trkseg><trkpt lat="${lat}" lon="${lon}"/><trkpt lat="0" lon="0"/></trkseg></trk>`));

  test.each([
    ['90', '180'],
    ['-90', '-180'],
    ['0', '0'],
  ])('%s, %s is on the globe', (lat, lon) => {
    expect(read(lat, lon)[0]?.segments[0]?.[0]).toMatchObject({ lat: Number(lat), lng: Number(lon) });
  });

  test.each([
    ['90.1', '90.1'],
    ['0', '180.1'],
    ['0', '-180.1'],
    ['-90.1', '90.1'],
    ['', '0'],
    ['0', ''],
    ['north', '0'],
  ])('"%s", "%s" is not', (lat, lon) => {
    expect(() => read(lat, lon)).toThrow('a track point has no valid lat and lon (line 2)');
  });
});

describe('refused, with the line', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;

  test.each([
    ['a document type', '<!DOCTYPE gpx>\n<gpx/>', /^a GPX file with a DOCTYPE is not read \(line 1\)$/],
    ['a tag that is not closed', '<gpx>\n<trk>\n</gpx>', /^unexpected close tag\.? \(line 3\)$/],
    [
      'a download that was cut off',
      '<gpx>\n<trk>\n',
      /^unclosed tag: \w+: the file is cut off\. .*\(line 3\)$/,
    ],
    [
      'an elevation in words',
      gpx('<trk><trkseg><trkpt lat="1" lon="2"><ele>high</ele></trkpt></trkseg></trk>'),
      /^the elevation "high" is no number \(line 2\)$/,
    ],
    ['51 elements in each other', nested(51), /^elements are nested more than 50 deep \(line 1\)$/],
  ])('%s', (_what, text, message) => {
    expect(() => gpxTracks(text)).toThrow(message);
  });

  test('50 elements in each other, and many beside each other, are read', () => {
    expect(gpxTracks(nested(50))).toEqual([]);
    expect(gpxTracks(gpx('<a></a>'.repeat(60)))).toEqual([]);
  });
});

test.each([
  '<!DOCTYPE html>\n<html><title>Log in</title></html>',
  '\n<!doctype HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">',
  '<html lang="en"><body>',
  '<?xml version="1.0"?><!-- a --><html xmlns="http://www.w3.org/1999/xhtml">',
])('%j is a web page', (text) => {
  expect(() => assertIsGpx(text)).toThrow('this is a web page (HTML), not GPX: often the login page');
});

const file = (name: string) =>
  `<?xml version="1.0"?>\n<gpx>\n<trk><name>${name}</name></trk>\n<!-- a & b -->\n</gpx>`;

test.each(['Up & down', 'Up &down', 'Up &#; down', '&'])('the "&" of %j is told with its line', (name) => {
  expect(() => assertIsGpx(file(name))).toThrow('an "&" is not escaped: write "&amp;" (line 3)');
});

test.each(['Up &amp; down', '&#38;', '&#x26;', '<![CDATA[Up & down]]>', '<?a & b?>'])(
  '%j is escaped',
  (name) => {
    expect(() => assertIsGpx(file(name))).not.toThrow();
  },
);

const point = (lat: string, lon: string) =>
  `<gpx><trk><trkseg>\n<trkpt lon='${lon}' lat="${lat}"/></trkseg></trk></gpx>`;

test.each([
  ['90.1', '90'],
  ['-115.58', '51.18'],
  ['180', '-90'],
])('lat %s with lon %s is swapped', (lat, lon) => {
  expect(() => assertIsGpx(point(lat, lon))).toThrow(/lat and lon are swapped in the file.*\(line 2\)$/);
});

test.each([
  ['90', '90'],
  ['51.18', '-115.58'],
  ['181', '51'],
  ['-115.58', '91'],
  ['', '51'],
])('lat "%s" with lon "%s" is not', (lat, lon) => {
  expect(() => assertIsGpx(point(lat, lon))).not.toThrow();
});

test('a JSON file is named as one, whatever is in it', () => {
  expect(() => gpxTracks('{"a": "b && c"}')).toThrow('this is a JSON file');
});
