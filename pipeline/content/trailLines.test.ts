import { describe, expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import type { Entry } from './checkedContent.ts';
import { trailLines } from './trailLines.ts';

const content = checkedFixture();

test('a line is made once for a content, and again for other content', () => {
  const marsh = content.trails.find(({ slug }) => slug === 'marsh-loop');
  if (!marsh) throw new Error('the fixture has no marsh-loop');
  const line = trailLines(content)(marsh);
  expect(line?.points.length).toBeGreaterThan(10);
  expect(trailLines(content)(marsh)).toBe(line);
  expect(trailLines({ ...content, routes: [] })(marsh)).toBeNull();
});

test('a borrowed line is that of the other trail', () => {
  const winter = content.trails.find(({ slug }) => slug === 'tarn-teahouse-winter');
  if (!winter) throw new Error('the fixture has no tarn-teahouse-winter');
  expect(trailLines(content)(winter)).toMatchObject({ lineOf: 'tarn-teahouse' });
});

describe('the line of a trail', () => {
  const trail = (slug: string): Entry<'trail'> => content.trails.find((one) => one.slug === slug)!;
  const withRoute = (slug: string, route: Entry<'trail'>['data']['route']): Entry<'trail'> => ({
    ...trail(slug),
    data: { ...trail(slug).data, route },
  });
  /** The line of the first of some trails. */
  const lineAmong = (...trails: [Entry<'trail'>, ...Entry<'trail'>[]]) =>
    trailLines({ trails, routes: content.routes, heights: null, heightGrid: null })(trails[0]);

  test('of a traced route is its bends; those that a walker knows have a name', () => {
    const line = lineAmong(trail('tarn-teahouse'));
    expect(line).toMatchObject({
      accuracy: 'traced',
      source: 'Made up',
      attribution: { text: 'Made up for tests.' },
      lineOf: 'tarn-teahouse',
      covers: 'full',
    });
    expect(line?.elevations).toBe('interpolated');
    expect(line?.points.map(({ name }) => name)).toEqual(['Trailhead', 'Fork', null, 'Tarn', 'Teahouse']);
    expect(line?.points[0]).toEqual({ name: 'Trailhead', lat: 51.4177, lng: 14.2118, elevation: 1735 });
  });

  test('of a sketch is its waypoints; one that is only schematic has no name', () => {
    const waypoint = { name: 'W', lat: 51.1, lng: 14, elevation: 1400 };
    const waypoints = [waypoint, { ...waypoint, lat: 51.2, schematic: true }];
    const line = lineAmong(withRoute('tarn-teahouse', { accuracy: 'sketch', source: 'Made up', waypoints }));
    expect(line).toMatchObject({ accuracy: 'sketch', attribution: null });
    expect(line?.points.map(({ name }) => name)).toEqual(['W', null]);
  });

  test('of a sketch without any elevation has placeholders', () => {
    const waypoint = { name: 'W', lat: 51.1, lng: 14, elevation: null };
    const line = lineAmong(
      withRoute('tarn-teahouse', {
        accuracy: 'sketch',
        source: 'Made up',
        waypoints: [waypoint, { ...waypoint, lat: 51.2 }],
      }),
    );
    expect(line?.elevations).toBe('placeholder');
  });

  test('of a recording is its track; without elevations it has placeholders', () => {
    const marsh = lineAmong(trail('marsh-loop'));
    expect(marsh).toMatchObject({ accuracy: 'recorded', source: 'Recorded by nobody', lineOf: 'marsh-loop' });
    expect(marsh?.points).toBe(content.routes.find(({ name }) => name === 'marsh-loop.geojson')?.points);
    expect(marsh?.elevations).toBe('recorded');
    expect(lineAmong(trail('bare-ridge'))?.elevations).toBe('placeholder');
    expect(
      lineAmong(withRoute('marsh-loop', { accuracy: 'recorded', source: 's', file: 'no.gpx' })),
    ).toBeNull();
  });

  test('of an alias is that of the other trail, as far as it covers the walk', () => {
    const alias = (aliasOf: string, covers: 'full' | 'partial') =>
      withRoute('high-lookout', { aliasOf, covers });
    expect(lineAmong(alias('tarn-teahouse', 'partial'), trail('tarn-teahouse'))).toMatchObject({
      lineOf: 'tarn-teahouse',
      covers: 'partial',
    });
    expect(lineAmong(alias('no-trail', 'full'), trail('tarn-teahouse'))).toBeNull();
    // No chains: they could lead back to where they start.
    expect(lineAmong(alias('high-lookout', 'full'))).toBeNull();
    expect(lineAmong(alias('unmapped-way', 'full'), trail('unmapped-way'))).toBeNull();
  });

  test('of a trail without route is none', () => {
    expect(lineAmong(trail('unmapped-way'))).toBeNull();
  });
});
