import { expect, test } from 'vitest';
import { headersFile } from './headersFile.ts';

const none = { analyticsId: null, adsId: null, activitiesWidget: null, weatherKey: null };
const builtOn = '2026-11-20';
const map = { lat: 51, lng: 14, zoom: 10, vector: null };

/** The sources of a directive in the policy of a path. */
function sources(file: string, path: string, directive: string): string[] | undefined {
  const block = file.split('\n\n').find((text) => text.startsWith(`${path}\n`));
  const policy = /^ {2}Content-Security-Policy: (.*)$/m.exec(block ?? '')?.[1] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

test('without outside services scripts come from the guide alone, and nothing is framed', () => {
  const file = headersFile({ builtOn, map, thirdParty: none }, null);
  expect(sources(file, '/*', 'default-src')).toEqual(["'none'"]);
  expect(sources(file, '/*', 'script-src')).toEqual(["'self'"]);
  expect(sources(file, '/*', 'connect-src')).toEqual(["'self'"]);
  expect(sources(file, '/*', 'frame-src')).toBeUndefined();
  expect(file).not.toContain('/partner-widget');
});

test('the worker and the web manifest come from the guide, and the worker is asked for anew', () => {
  const file = headersFile({ builtOn, map, thirdParty: none }, null);
  expect(sources(file, '/*', 'worker-src')).toEqual(["'self'"]);
  expect(sources(file, '/*', 'manifest-src')).toEqual(["'self'"]);
  expect(file.split('\n\n')).toContain('/sw.js\n  Cache-Control: no-cache');
});

test.each([{ analyticsId: 'G-1' }, { adsId: 'AW-1/a' }])('with %o the tag may load and report', (ids) => {
  const file = headersFile({ builtOn, map, thirdParty: { ...none, ...ids } }, null);
  expect(sources(file, '/*', 'script-src')).toContain('https://*.googletagmanager.com');
  expect(sources(file, '/*', 'connect-src')).toContain('https://*.google-analytics.com');
});

test('the hosts of the widget are allowed on its own page, which only the guide may frame', () => {
  const hosts = ['https://widget.tours.example'];
  const widget = {
    language: 'en',
    partner: 'Tours',
    script: `${hosts[0]}/list.js`,
    hosts,
    attributes: {},
  };
  const file = headersFile(
    { builtOn, map, thirdParty: { ...none, activitiesWidget: { page: '/partner-widget' } } },
    widget,
  );
  expect(sources(file, '/*', 'script-src')).toEqual(["'self'"]);
  expect(sources(file, '/*', 'frame-src')).toEqual(["'self'"]);
  expect(file).toContain('/partner-widget\n  ! Content-Security-Policy\n');
  expect(sources(file, '/partner-widget', 'script-src')).toEqual(hosts);
  expect(sources(file, '/partner-widget', 'frame-ancestors')).toEqual(["'self'"]);
});

test('the weather service may be asked when a key is set, and for nothing but data', () => {
  const file = headersFile({ builtOn, map, thirdParty: { ...none, weatherKey: '0123456789abcdef' } }, null);
  expect(sources(file, '/*', 'connect-src')).toEqual(["'self'", 'https://api.openweathermap.org']);
  expect(sources(file, '/*', 'script-src')).toEqual(["'self'"]);
});

test.each([
  ['/maps/park.pmtiles', ["'self'"]],
  ['https://maps.example/park.pmtiles', ["'self'", 'https://maps.example']],
])('with a vector map at %s no tile service is allowed', (url, data) => {
  const vector = { url, attribution: 'Somebody' };
  const file = headersFile({ builtOn, map: { ...map, vector }, thirdParty: none }, null);
  expect(sources(file, '/*', 'img-src')).toEqual(["'self'", 'data:']);
  expect(sources(file, '/*', 'connect-src')).toEqual(data);
  const usual = headersFile({ builtOn, map, thirdParty: none }, null);
  expect(sources(usual, '/*', 'img-src')).toContain('https://tile.openstreetmap.org');
});

test('every answer of data says of which day it is, to programs of other sites as well', () => {
  const blocks = headersFile({ builtOn, map, thirdParty: none }, null).split('\n\n');
  for (const path of ['/api/*', '/gpx/*']) {
    const block = blocks.find((text) => text.startsWith(`${path}\n`));
    expect(block).toContain('  Generated-On: 2026-11-20');
    expect(block).toContain('  Access-Control-Expose-Headers: Generated-On');
  }
});
