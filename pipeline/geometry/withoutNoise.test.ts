import { expect, test } from 'vitest';
import { distancesAlong } from './line.ts';
import { withoutNoise } from './withoutNoise.ts';

/** A point at a distance in metres north and east of a place at 51 degrees north. */
const at = (north: number, east: number) => ({
  lat: 51 + north / 111_195,
  lng: -116 + east / (111_195 * Math.cos((51 * Math.PI) / 180)),
  elevation: null,
});

/** Returns a seeded generator of errors with a standard deviation in metres. */
function errors(seed: number, metres: number): () => number {
  let state = seed;
  const random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => metres * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

/** Returns a winding path of 3 km: bends of 40 m to either side, every 250 m. */
function winding(stepM: number, noiseM: number, seed = 7) {
  const error = errors(seed, noiseM);
  return Array.from({ length: 3000 / stepM + 1 }, (_, n) =>
    at(n * stepM + error(), 40 * Math.sin((2 * Math.PI * n * stepM) / 250) + error()),
  );
}

const km = (points: readonly { lat: number; lng: number }[]) => distancesAlong(points).at(-1) ?? 0;
const truth = km(winding(1, 0));

test.each([
  [2, 3],
  [5, 3],
  [5, 6],
  [10, 6],
  [20, 6],
])('a point every %i m with %i m of noise: as long as the path, within a tenth', (stepM, noiseM) => {
  for (const seed of [1, 2, 3]) {
    const noisy = winding(stepM, noiseM, seed);
    expect(Math.abs(km(withoutNoise(noisy)) / truth - 1)).toBeLessThan(0.1);
  }
});

test('with all points, noise of 6 m on points every 5 m nearly doubles the length', () => {
  expect(km(winding(5, 6))).toBeGreaterThan(1.8 * truth);
});

/** Returns 3 km of switchbacks with legs of a width and a rise in metres. */
function switchbacks(leg: number, rise: number, stepM: number, noiseM: number, seed = 7) {
  const error = errors(seed, noiseM);
  const length = Math.hypot(leg, rise);
  return Array.from({ length: 3000 / stepM + 1 }, (_, n) => {
    const legs = (n * stepM) / length;
    const along = legs % 1;
    const east = Math.floor(legs) % 2 === 0 ? along : 1 - along;
    return at(legs * rise + error(), leg * east + error());
  });
}

test.each([
  [30, 8, 2, 0],
  [30, 8, 5, 0],
  [30, 8, 10, 0],
  [30, 8, 20, 0],
  [10, 4, 2, 0],
  [10, 4, 10, 0],
  [80, 15, 20, 0],
  [30, 8, 2, 1.5],
  [50, 10, 2, 1.5],
  [50, 10, 5, 1.5],
  [80, 15, 10, 1.5],
  [50, 20, 2, 3],
  [50, 20, 5, 3],
  [80, 15, 5, 3],
  [120, 20, 2, 3],
  [120, 20, 5, 3],
])(
  'switchbacks of %i m, %i m up, a point every %i m, with %d m of noise: within a tenth',
  (leg, rise, step, noise) => {
    const walked = km(switchbacks(leg, rise, step, 0));
    for (const seed of [1, 2, 3]) {
      const length = km(withoutNoise(switchbacks(leg, rise, step, noise, seed)));
      expect(Math.abs(length / walked - 1)).toBeLessThan(0.1);
    }
  },
);

test.each([
  [2, 1.5],
  [5, 1.5],
])('a point every %i m with %d m of noise: as long as the path, within a tenth', (stepM, noiseM) => {
  for (const seed of [1, 2, 3]) {
    expect(Math.abs(km(withoutNoise(winding(stepM, noiseM, seed))) / truth - 1)).toBeLessThan(0.1);
  }
});

test('both ends stay, and kept points are those that were recorded', () => {
  const noisy = winding(5, 6);
  const kept = withoutNoise(noisy);
  expect(kept[0]).toBe(noisy[0]);
  expect(kept.at(-1)).toBe(noisy.at(-1));
  for (const point of kept) expect(noisy).toContain(point);
});

test.each([
  ['without noise', winding(5, 0)],
  ['with noise of 1 m', winding(5, 1)],
  ['whose points are far from each other', winding(50, 6)],
  [
    'of switchbacks with a point at each turn',
    Array.from({ length: 60 }, (_, n) => at(n * 15, n % 2 === 0 ? 0 : 50)),
  ],
  ['of two points', [at(0, 0), at(3, 3)]],
  ['of none', []],
])('a line %s stays as it is', (_what, points) => {
  expect(withoutNoise(points)).toBe(points);
});
