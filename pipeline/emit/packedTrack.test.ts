import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrailLine } from '../validate/trailLine.ts';
import { keyOfTrack, packTrack, unpackTrack } from './packedTrack.ts';
import type { TrackFile } from './trackFiles.ts';

const degrees = fc.double({ min: -180, max: 180, noNaN: true });
const point = fc.record({
  lat: degrees,
  lng: degrees,
  elevation: fc.option(fc.double({ min: -100, max: 9000, noNaN: true })),
  name: fc.option(fc.string(), { nil: undefined }),
});
const line: fc.Arbitrary<TrailLine> = fc.record({
  accuracy: fc.constantFrom('recorded', 'traced', 'sketch'),
  source: fc.string(),
  attribution: fc.option(fc.record({ text: fc.string(), holder: fc.string(), licence: fc.string() })),
  points: fc.array(point, { minLength: 2, maxLength: 20 }),
  elevations: fc.constantFrom('recorded', 'interpolated', 'placeholder'),
  lineOf: fc.string(),
  covers: fc.constantFrom('full', 'partial'),
});
const track: fc.Arbitrary<TrackFile> = fc.record({
  path: fc.string(),
  track: fc.record({ name: fc.string(), url: fc.string(), creator: fc.string(), line }),
});

test('whatever is packed comes back', () => {
  fc.assert(
    fc.property(track, (some) => {
      const packed = packTrack(some);
      expect(packed.path).toBe(some.path);
      expect(unpackTrack(packed)).toEqual(some.track);
    }),
  );
});

const walk = (change: Partial<TrailLine['points'][number]> = {}, name = 'A walk'): TrackFile => ({
  path: 'gpx/a-walk.gpx',
  track: {
    name,
    url: 'https://guide.example/hiking-trails/a-walk',
    creator: 'Guide',
    line: {
      accuracy: 'recorded',
      source: 'A walk',
      attribution: null,
      points: [
        { lat: 51.1, lng: -115.5, elevation: 1400, name: null, ...change },
        { lat: 51.2, lng: -115.6, elevation: 1450 },
      ],
      elevations: 'recorded',
      lineOf: 'a-walk',
      covers: 'full',
    },
  },
});
const keyOf = (some: TrackFile) => keyOfTrack(packTrack(some));

test('the same track has the same key', () => {
  expect(keyOf(walk())).toBe(keyOf(walk()));
});

test.each([
  ['another latitude', walk({ lat: 51.10000000000001 })],
  ['another longitude', walk({ lng: -115.50001 })],
  ['another elevation', walk({ elevation: 1400.5 })],
  ['no elevation', walk({ elevation: null })],
  ['a named point', walk({ name: 'A bridge' })],
  ['another name', walk({}, 'Another walk')],
])('a track with %s has another key', (_what, changed) => {
  expect(keyOf(changed)).not.toBe(keyOf(walk()));
});
