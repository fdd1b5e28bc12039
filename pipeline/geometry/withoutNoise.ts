import { inMetres, type Metres } from './metres.ts';
import type { RoutePoint } from './line.ts';

/**
 * Distance between kept points as a multiple of the noise. Less would leave a line more than 10 % too long, more would
 * cut off bends of the path.
 */
const spacingPerNoise = 4.5;

/** Points further apart than this multiple of the noise measure less than 10 % too much, and all stay. */
const harmlessStepPerNoise = 3.5;

/** Median and lower quartile of the second differences of a line that only noise bends, as multiples of the noise. */
const medianPerNoise = 2.88;
const quartilePerNoise = 1.86;

/**
 * Greatest correlation of second differences two points apart that noise has; it is 1/6 for noise alone. Those of a
 * zigzag with a point or two on each leg repeat themselves.
 */
const mostCorrelation = 0.5;

/**
 * Noise of a receiver in metres. Less is removed when the line is simplified for the map; more is no noise, but a path
 * that turns sharply at every point.
 */
const leastNoiseM = 1.2;
const mostNoiseM = 12;

/**
 * Returns the points of a recorded line without those nearer to each other than the noise of the receiver, because
 * the way between such points is mostly noise. The noise is estimated from the line itself. Both ends stay, and kept
 * points are not changed. A line whose points are far enough apart is returned as it is. Switchbacks keep their length
 * within 10 % when their legs are some fifteen times as long as the noise; shorter legs look like it.
 */
export function withoutNoise<T extends RoutePoint>(points: readonly T[]): readonly T[] {
  const metres = inMetres(points.map(({ lat, lng }) => ({ lat, lng, elevation: null })));
  const noise = noiseOf(metres);
  const spacing = spacingPerNoise * noise;
  const step = median(metres.slice(1).map((point, index) => between(metres[index] ?? point, point)));
  if (noise < leastNoiseM || noise > mostNoiseM || step >= harmlessStepPerNoise * noise) return points;
  const last = points.length - 1;
  const kept = [0];
  let previous = metres[0];
  for (const [index, point] of metres.entries()) {
    if (previous && between(previous, point) >= spacing) {
      kept.push(index);
      previous = point;
    }
  }
  if (kept.at(-1) !== last) kept.push(last);
  return kept.flatMap((index) => points[index] ?? []);
}

/**
 * Estimates the standard deviation of a receiver's error in metres, by how far the middle one of three successive
 * points usually is from the others: an even bend of the path moves it little, an error moves it much. Sharp turns of
 * the path move some points, and errors move all, so that the lower quartile counts where it says less.
 */
function noiseOf(metres: readonly Metres[]): number {
  const bends = metres.slice(2).map(([east, north], index): [number, number] => {
    const [east0, north0] = metres[index] ?? [east, north];
    const [east1, north1] = metres[index + 1] ?? [east, north];
    return [east0 - 2 * east1 + east, north0 - 2 * north1 + north];
  });
  if (Math.abs(correlation(bends)) > mostCorrelation) return 0;
  const lengths = bends.map(([east, north]) => Math.hypot(east, north)).toSorted((a, b) => a - b);
  const quartile = lengths[Math.floor(lengths.length / 4)] ?? 0;
  return Math.min(median(lengths) / medianPerNoise, quartile / quartilePerNoise);
}

/** Returns the correlation of vectors with those two places further on. */
function correlation(vectors: readonly (readonly [number, number])[]): number {
  let [alike, all] = [0, 0];
  for (const [index, [east, north]] of vectors.entries()) {
    const [laterEast, laterNorth] = vectors[index + 2] ?? [0, 0];
    alike += east * laterEast + north * laterNorth;
    all += east * east + north * north;
  }
  return all === 0 ? 0 : alike / all;
}

const between = (a: Metres, b: Metres): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
