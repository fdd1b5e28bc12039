import { expect, test } from 'vitest';
import { assertIsGpx } from './assertIsGpx.ts';

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
