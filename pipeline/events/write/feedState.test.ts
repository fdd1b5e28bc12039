import { expect, test } from 'vitest';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { fingerprint, knownVersion } from './feedState.ts';
import type { FeedSettings } from '../records/toRecord.ts';

const state = { id: 'town', settings: 's', lastRead: '2026-11-25', lastFull: '2026-11-20' };
const version = { etag: '"7"', lastModified: 'then' };

test.each([
  ['s', '2026-11-26', version],
  ['s', '2026-11-27', {}],
  ['other', '2026-11-21', {}],
])('with settings %s on %s the host may call unchanged: %j', (settings, today, expected) => {
  expect(knownVersion({ ...state, ...version }, settings, today)).toEqual(expected);
  expect(knownVersion(undefined, settings, today)).toEqual({});
});

test('of a host that names one version alone that one is known', () => {
  expect(knownVersion({ ...state, etag: '"7"' }, 's', '2026-11-21')).toStrictEqual({ etag: '"7"' });
  expect(knownVersion({ ...state, lastModified: 'then' }, 's', '2026-11-21')).toStrictEqual({
    lastModified: 'then',
  });
  expect(knownVersion(state, 's', '2026-11-21')).toStrictEqual({});
});

test('a feed is read in full again when its settings, or those of the guide that it is read by, change', () => {
  const feed = { id: 'town', town: 'a' } as FeedSettings;
  const site = {
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    locations: [{ id: 'a' }],
    name: 'A',
  } as AuthoredSite;
  const mark = fingerprint(feed, site);
  expect(mark).toMatch(/^[0-9a-f]{12}$/);
  expect(fingerprint({ ...feed }, { ...site, name: 'B' })).toBe(mark);
  const others = [
    fingerprint({ ...feed, town: 'b' }, site),
    fingerprint(feed, { ...site, timeZone: 'Europe/Paris' }),
    fingerprint(feed, { ...site, currency: 'USD' }),
    fingerprint(feed, { ...site, locations: [] }),
  ];
  expect(new Set([mark, ...others]).size).toBe(5);
});
