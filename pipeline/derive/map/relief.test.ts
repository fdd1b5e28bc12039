import { describe, expect, test } from 'vitest';
import type { HeightGrid } from '../../geometry/heightGrid.ts';
import { type ReliefFeature, reliefFeatures } from '../../relief/reliefFeatures.ts';
import { toRelief } from './relief.ts';
import { reliefDrawings } from './reliefDrawing.ts';

const size = 240;
/** A round mountain of 2,800 m in a plain of 1,450 m: 0.2 degrees across. */
const grid: HeightGrid = {
  columns: size,
  rows: size,
  west: -116,
  north: 51.5,
  step: 1 / 1200,
  heights: Int16Array.from(
    Array.from({ length: size * size }, (_, index) => {
      const away = Math.hypot((index % size) - size / 2, Math.floor(index / size) - size / 2);
      return Math.round(1450 + 1350 * Math.exp(-((away / 50) ** 2)));
    }),
  ),
};
const features = reliefFeatures(grid);
const attribution = { text: 'Heights made up.', holder: 'Nobody', licence: 'https://licence.example/h' };

/** Returns the last point of a published path in degrees. */
function endOf(path: readonly number[]): { lng: number; lat: number } {
  const sum = (odd: number) =>
    path.reduce((total, step, index) => (index % 2 === odd ? total + step : total), 0) / 10_000;
  return { lng: sum(0), lat: sum(1) };
}

describe('the relief of the large maps', () => {
  const { relief, reliefSquares } = toRelief(features, grid, attribution);

  test('has all but the fine contours at once', () => {
    expect(relief.attribution).toEqual(attribution);
    expect(new Set(relief.features.map(({ layer }) => layer))).toEqual(
      new Set(['rock', 'light', 'shade', 'shadeDeep', 'indexContour']),
    );
  });

  test('has the fine contours in the squares that it names, each within its square', () => {
    expect(relief.squares).toEqual(reliefSquares.map(({ slug }) => slug));
    const { lat = 0, lng = 0, latStep = 0, lngStep = 0 } = relief.origin ?? {};
    expect(reliefSquares.length).toBe(4);
    for (const { slug, features: contours } of reliefSquares) {
      const [column = 0, row = 0] = slug.split('-').map(Number);
      for (const { layer, path } of contours) {
        expect(layer).toBe('contour');
        const end = endOf(path);
        // Points are rounded to ten-thousandths of a degree.
        expect(end.lng).toBeGreaterThan(lng + column * lngStep - 1e-4);
        expect(end.lng).toBeLessThan(lng + (column + 1) * lngStep + 1e-4);
        expect(end.lat).toBeGreaterThan(lat + row * latStep - 1e-4);
        expect(end.lat).toBeLessThan(lat + (row + 1) * latStep + 1e-4);
      }
    }
  });

  test('of a guide without heights is empty', () => {
    const empty = { attribution: null, origin: null, squares: [], features: [] };
    expect(toRelief([], null, null)).toEqual({ relief: empty, reliefSquares: [] });
  });
});

describe('the relief of a still map', () => {
  const view = { south: 51.36, north: 51.44, west: -115.95, east: -115.85 };
  const drawn = (some: readonly ReliefFeature[], finestM: number) => {
    const drawings = reliefDrawings(some);
    const drawing = drawings.draw('/maps/a.svg', view, finestM);
    const [file] = drawings.files;
    return { drawing, file, text: file && 'text' in file ? file.text : '' };
  };

  test('is a file of its own, in the colours of the page', () => {
    const { drawing, file, text } = drawn(features, 10);
    expect(drawing).toMatchObject({ url: '/maps/a.svg', origin: { lat: 51.36, lng: -115.95 } });
    expect(file?.path).toBe('maps/a.svg');
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><g id="relief">/);
    expect(new Set(text.match(/var\(--relief-\w+\)/g))).toEqual(
      new Set(['rock', 'light', 'shade', 'contour'].map((name) => `var(--relief-${name})`)),
    );
    expect(text).not.toContain('style');
  });

  test('reaches no further than the view', () => {
    const { text } = drawn(features, 10);
    for (const [, d = ''] of text.matchAll(/ d="([^"]*)"/g)) {
      for (const line of d.split('M').slice(1)) {
        const [start = '', steps = ''] = line.split('l');
        const numbers = (part: string) => [...part.matchAll(/-?\d+/g)].map(Number);
        let [x = 0, y = 0] = numbers(start);
        const moves = numbers(steps);
        for (let index = 0; index < moves.length; index += 2) {
          x += moves[index] ?? 0;
          y += moves[index + 1] ?? 0;
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(x).toBeLessThanOrEqual(1001);
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(y).toBeLessThanOrEqual(801);
        }
      }
    }
  });

  test('has the strong contours alone where a pixel is more than 40 m', () => {
    expect(drawn(features, 40).text).toContain('stroke-width="0.7"');
    expect(drawn(features, 40.1).text).not.toContain('stroke-width="0.7"');
    expect(drawn(features, 40.1).text).toContain('stroke-width="1.5"');
  });

  test('names the heights of strong contours, upright and inside of the map', () => {
    const { labels = [] } = drawn(features, 10).drawing ?? {};
    expect(labels.map(({ elevationM }) => elevationM)).toContain(2000);
    for (const { lat, lng, angle } of labels) {
      expect(Math.abs(angle)).toBeLessThanOrEqual(90);
      expect(lat).toBeGreaterThan(view.south);
      expect(lat).toBeLessThan(view.north);
      expect(lng).toBeGreaterThan(view.west);
      expect(lng).toBeLessThan(view.east);
    }
  });

  test('of a place without heights is none, and there is no file', () => {
    const drawings = reliefDrawings(features);
    expect(drawings.draw('/maps/b.svg', { south: 40, north: 41, west: 0, east: 1 }, 10)).toBeNull();
    expect(drawings.files).toEqual([]);
  });
});
