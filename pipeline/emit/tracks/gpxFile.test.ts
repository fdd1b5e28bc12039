import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { anyCharacter } from '../../fixtures/anyCharacter.ts';
import { gpxTracks } from '../../load/gpxTracks.ts';
import type { AvalancheHazard } from '#schemas/types/published.ts';
import type { TrailLine } from '../../content/trailLines.ts';
import { gpxFile } from './gpxFile.ts';

const schema = readFileSync(new URL('../../fixtures/gpx-1.1.xsd', import.meta.url), 'utf8');

/** Any text that a schema accepts: XML itself has no room for control characters. */
const words = fc
  .string({ unit: anyCharacter, minLength: 1, maxLength: 30 })
  .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').trim() || 'x');
const degrees = (limit: number) => fc.integer({ min: -limit * 1e5, max: limit * 1e5 }).map((n) => n / 1e5);
const point = fc.record({
  name: fc.option(words),
  lat: degrees(90),
  lng: degrees(179),
  elevation: fc.option(fc.integer({ min: 0, max: 9000 }).map((n) => n / 2)),
});
const line: fc.Arbitrary<TrailLine> = fc
  .record({
    accuracy: fc.constantFrom('recorded' as const, 'traced' as const),
    source: words,
    attribution: fc.option(
      fc.record({ text: words, holder: words, licence: fc.constant('https://licence.example/a?b=1&c=2') }),
    ),
    points: fc.array(point, { minLength: 2, maxLength: 20 }),
    elevations: fc.constantFrom('recorded' as const, 'interpolated' as const),
    lineOf: fc.constant('a-trail'),
    covers: fc.constant('full' as const),
  })
  .map((some) => ({ ...some, track: some.points, heightsFrom: null }));
const fileOf = (name: string, some: TrailLine, hazard: AvalancheHazard | null = null): string =>
  gpxFile({ name, url: 'https://guide.example/hiking-trails/a-trail', creator: name, line: some, hazard });

test('whatever is written is read back point by point', () => {
  fc.assert(
    fc.property(words, line, (name, some) => {
      const [track] = gpxTracks(fileOf(name, some));
      expect(track?.name).toBe(name);
      expect(track?.segments).toEqual([
        some.points.map(({ lat, lng, elevation }) => ({ lat, lng, elevation })),
      ]);
    }),
  );
});

test('a traced line says so, and names whose data it rests on', () => {
  const [some] = fc.sample(line, 1);
  const attribution = { text: 'Source: them.', holder: 'Them & us', licence: 'https://licence.example/l' };
  const text = fileOf('a', { ...some!, accuracy: 'traced', source: 'A map', attribution });
  expect(text).toContain('Traced from maps. Not for navigation.');
  expect(text).toContain('Source: A map. Source: them.');
  expect(text).toContain(
    '<copyright author="Them &amp; us"><license>https://licence.example/l</license></copyright>',
  );
  expect(fileOf('a', { ...some!, attribution: null })).not.toContain('<copyright');
});

test('is valid GPX 1.1 whatever the names are', async () => {
  const samples = fc.sample(fc.tuple(words, line), 25);
  // The validator starts anew for each call, which takes most of its time.
  const { errors } = await validateXML({
    xml: samples.map(([name, some], index) => ({ fileName: `${index}.gpx`, contents: fileOf(name, some) })),
    schema,
  });
  expect(errors.map((error) => [error, samples[Number.parseInt(error.loc?.fileName ?? '', 10)]])).toEqual([]);
});

test('a line without any elevation has none in its file, and says so', () => {
  fc.assert(
    fc.property(line, (some) => {
      const points = some.points.map((one) => ({ ...one, elevation: null }));
      const text = fileOf('a', { ...some, points, track: points, elevations: 'placeholder' });
      expect(text).not.toContain('<ele>');
      expect(text).toContain('Its elevations are not known.');
    }),
    { numRuns: 30 },
  );
});

test('the holder of the heights is credited once, and not again beside a line of the same holder', () => {
  const [some] = fc.sample(line, 1);
  const credit = (text: string, holder: string) => ({ text, holder, licence: 'https://licence.example/l' });
  const heightsFrom = credit('Heights: Surveyor.', 'Surveyor');
  const counted = (attribution: TrailLine['attribution']) =>
    /<trk>[^]*?<desc>([^<]*)/
      .exec(fileOf('a', { ...some!, source: 'A map', attribution, heightsFrom }))?.[1]
      ?.match(/Surveyor/g)?.length;
  expect(counted(null)).toBe(1);
  expect(counted(credit('Lines: Walker.', 'Walker'))).toBe(1);
  expect(counted(credit('Lines and heights: Surveyor.', 'Surveyor'))).toBe(1);
});

describe('an avalanche hazard', () => {
  const north = [0, 0.01, 0.02].map((lat) => ({ name: null, lat: 51 + lat, lng: 14, elevation: null }));
  const [some] = fc.sample(line, 1);
  const marked = { ...some!, points: north };
  const wpt = (lat: number, name: string) =>
    `<wpt lat="${lat}" lon="14"><name>${name}</name><desc>below &lt;the&gt; ridge &amp; gully</desc><sym>Danger</sym></wpt>`;
  const place = 'below <the> ridge & gully';

  test('is marked where it begins and ends', () => {
    // A degree of latitude is 111.195 km.
    const text = fileOf('a', marked, { place, fromKm: 0.555975, toKm: 1.667925 });
    expect(text).toContain(
      `${wpt(51.005, 'Avalanche terrain begins')}${wpt(51.015, 'Avalanche terrain ends')}<trk>`,
    );
  });

  test('in one place is one waypoint, and without kilometres none', () => {
    expect(fileOf('a', marked, { place, fromKm: 0, toKm: null })).toContain(wpt(51, 'Avalanche terrain'));
    expect(fileOf('a', marked, { place, fromKm: 99, toKm: 99 })).toContain(wpt(51.02, 'Avalanche terrain'));
    expect(fileOf('a', marked, { place, fromKm: null, toKm: null })).not.toContain('Danger');
    expect(fileOf('a', marked)).not.toContain('Danger');
  });

  test('leaves the file valid', async () => {
    const contents = fileOf('a', marked, { place, fromKm: 0.5, toKm: 1 });
    const { errors } = await validateXML({ xml: [{ fileName: 'a.gpx', contents }], schema });
    expect(errors).toEqual([]);
  });
});
