import { expect, test } from 'vitest';
import { securityHeaders } from '#schemas/rules/securityHeaders.ts';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { toPartnerWidget } from '../../derive/partnerWidget.ts';
import { fillThirdParties, toThirdParties } from '../../derive/thirdParties.ts';
import { headersFile } from './headersFile.ts';

const none = { analyticsId: null, adsId: null, activitiesWidget: null };
const map = { lat: 51, lng: 14, zoom: 10 };
const partner = { name: 'Tours', url: 'https://tours.example/', hosts: ['tours.example'], params: {} };
const hotels = {
  name: 'Beds',
  url: 'https://www.beds.example/search?a=1',
  hosts: ['www.beds.example', 'beds.example'],
  params: {},
};
const partners = { hotels, activities: partner };
const hosts = ['https://widget.tours.example'];
const activitiesWidget = {
  partnerId: 'GUIDE',
  partnerIdAttribute: 'data-partner',
  script: `${hosts[0]}/list.js`,
  hosts,
  attributes: {},
};

const setup = (thirdParty: Partial<AuthoredSite['thirdParty']>, vector?: AuthoredSite['map']['vector']) => ({
  language: 'en',
  partners,
  map: { ...map, ...(vector && { vector }) },
  thirdParty: { ...none, ...thirdParty },
});
const site = { builtOn: '2026-11-20' };
const fileOf = (...args: Parameters<typeof setup>) => {
  const site = setup(...args);
  return headersFile(toThirdParties(site), toPartnerWidget(site), { builtOn: '2026-11-20' });
};
const blockOf = (file: string, path: string) =>
  file.split('\n\n').find((text) => text.startsWith(`${path}\n`)) ?? '';

/** The sources of a directive in the policy of a path. */
function sources(file: string, path: string, directive: string): string[] | undefined {
  const policy = /^ {2}content-security-policy: (.*)$/m.exec(blockOf(file, path))?.[1] ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1);
}

test('without outside services scripts come from the guide alone, and nothing is framed', () => {
  const file = fileOf({});
  expect(sources(file, '/*', 'default-src')).toEqual(["'none'"]);
  expect(sources(file, '/*', 'script-src')).toEqual(["'self'"]);
  expect(sources(file, '/*', 'connect-src')).toEqual(["'self'"]);
  expect(sources(file, '/*', 'frame-src')).toBeUndefined();
  expect(file).not.toContain('/partner-widget');
});

test('every file has the headers that the function sends as well', () => {
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(blockOf(fileOf({}), '/*')).toContain(`\n  ${name}: ${value}`);
  }
});

test('forms go to the guide and to the partner of places to stay', () => {
  expect(sources(fileOf({}), '/*', 'form-action')).toEqual([
    "'self'",
    'https://www.beds.example',
    'https://beds.example',
  ]);
});

test('data says of which day it is, to programs of other sites as well', () => {
  for (const path of ['/api/*', '/gpx/*', '/schemas/*', '/events.ics']) {
    expect(blockOf(fileOf({}), path), path).toContain('\n  generated-on: 2026-11-20');
    expect(blockOf(fileOf({}), path), path).toContain('\n  access-control-expose-headers: generated-on');
  }
});

test('a picture is kept for a year and asked about after a day', () => {
  expect(blockOf(fileOf({}), '/images/*')).toContain('max-age=86400, stale-while-revalidate=31536000');
});

test('the worker and the web manifest come from the guide, and the worker is asked for anew', () => {
  const file = fileOf({});
  expect(sources(file, '/*', 'worker-src')).toEqual(["'self'"]);
  expect(sources(file, '/*', 'manifest-src')).toEqual(["'self'"]);
  expect(file.split('\n\n')).toContain('/sw.js\n  ! cache-control\n  cache-control: no-cache');
});

test('everything is asked about before each use but for folders of files that are kept long', () => {
  const long = [...fileOf({}).matchAll(/^(\/\S+)\n(?: {2}.*\n)*? {2}cache-control: .*max-age=[1-9]/gm)];
  expect(long.map(([, path]) => path)).toEqual(['/assets/*', '/images/*', '/icons/*', '/fonts/*']);
  for (const [block] of long) expect(block).toContain('\n  ! cache-control\n');
  expect(blockOf(fileOf({}), '/*')).toContain('\n  cache-control: public, max-age=0, must-revalidate');
});

test.each([{ analyticsId: 'G-1' }, { adsId: 'AW-1/a' }])('with %o the tag may load and report', (ids) => {
  const file = fileOf(ids);
  expect(sources(file, '/*', 'script-src')).toEqual(["'self'", 'https://*.googletagmanager.com']);
  expect(sources(file, '/*', 'connect-src')).toContain('https://*.google-analytics.com');
});

test('the hosts of the widget are allowed on its own page, which only the guide may frame', () => {
  const file = fileOf({ activitiesWidget });
  expect(sources(file, '/*', 'script-src')).toEqual(["'self'"]);
  expect(sources(file, '/*', 'frame-src')).toEqual(["'self'"]);
  expect(file).toContain('/partner-widget\n  ! content-security-policy\n');
  expect(blockOf(file, '/partner-widget')).toContain('! x-frame-options');
  expect(sources(file, '/partner-widget', 'script-src')).toEqual(["'self'", ...hosts]);
  expect(sources(file, '/partner-widget', 'frame-ancestors')).toEqual(["'self'"]);
});

test('the weather service may be asked when a key is set, and for nothing but data', () => {
  const file = fileOf({ weatherKey: '0123456789abcdef' });
  expect(sources(file, '/*', 'connect-src')).toEqual(["'self'", 'https://api.openweathermap.org']);
  expect(sources(file, '/*', 'script-src')).toEqual(["'self'"]);
});

test.each([
  ['/maps/park.pmtiles', ["'self'"]],
  ['https://maps.example/park.pmtiles', ["'self'", 'https://maps.example']],
])('with a vector map at %s no tile service is allowed', (url, data) => {
  const file = fileOf({}, { url, attribution: 'Somebody' });
  expect(sources(file, '/*', 'img-src')).toEqual(["'self'", 'data:']);
  expect(sources(file, '/*', 'connect-src')).toEqual(data);
  expect(sources(fileOf({}), '/*', 'img-src')).toContain('https://tile.openstreetmap.org');
});

test('every host that the policy allows is named to visitors, and the other way round', () => {
  const all = { ...setup({ analyticsId: 'G-1', adsId: 'AW-1/a', activitiesWidget, weatherKey: '0123' }) };
  const parties = toThirdParties(all);
  const filled = fillThirdParties('{outside hosts}', parties);
  const allowed = headersFile(parties, toPartnerWidget(all), site).match(/https:\/\/[^\s;]+/g) ?? [];
  expect(allowed.length).toBeGreaterThan(9);
  for (const origin of allowed) {
    const domain = origin.replace(/^https:\/\/(\*\.)?(g\.)?/, '');
    expect(filled, origin).toContain(domain);
  }
  for (const domain of parties.flatMap((party) => party.hosts)) {
    expect(
      allowed.some((origin) => origin.endsWith(domain)),
      domain,
    ).toBe(true);
  }
});
