import type { RouteSlopes, SlopeGrade } from '#schemas/types/published.ts';
import { climb } from './climb.ts';
import { distancesAlong, type RoutePoint } from './line.ts';

/** Kilometres over which a slope is taken: less is noise of heights every 90 m. */
const windowKm = 0.2;
/** Kilometres of the steepest part that is named. */
const steepestKm = 0.5;
/** A change of grade shorter than this is no stretch of its own. */
const shortestKm = 0.15;

/** Slopes from which each grade begins, in metres to a metre; our own steps. */
const grades: readonly { grade: SlopeGrade; from: number }[] = [
  { grade: 'very-steep', from: 0.2 },
  { grade: 'steep', from: 0.12 },
  { grade: 'steady', from: 0.05 },
  { grade: 'flat', from: 0 },
];

/**
 * Returns how steep a line is along the way: stretches of one grade, up or down, what it climbs and descends in metres,
 * its highest and lowest point, and the half kilometre with the greatest difference in height. Null for a line without
 * all heights, or shorter than half a kilometre.
 */
export function slopesOf(points: readonly RoutePoint[]): RouteSlopes | null {
  const distances = distancesAlong(points);
  const length = distances.at(-1) ?? 0;
  const heights = points.flatMap(({ elevation }) => (elevation === null ? [] : [elevation]));
  if (heights.length < points.length || length < steepestKm) return null;
  const heightAt = (km: number) => between(distances, heights, km);
  return {
    stretches: stretchesOf(heightAt, length),
    climbM: Math.round(climb(heights)),
    descentM: Math.round(climb(heights.toReversed())),
    highestM: Math.round(Math.max(...heights)),
    lowestM: Math.round(Math.min(...heights)),
    steepest: steepestOf(heightAt, length),
  };
}

function stretchesOf(heightAt: (km: number) => number, length: number): RouteSlopes['stretches'] {
  const count = Math.max(1, Math.round(length / 0.05));
  const stretches: RouteSlopes['stretches'] = [];
  for (let index = 0; index < count; index += 1) {
    const [fromKm, toKm] = [(index / count) * length, ((index + 1) / count) * length];
    const middle = (fromKm + toKm) / 2;
    const [start, end] = [Math.max(0, middle - windowKm / 2), Math.min(length, middle + windowKm / 2)];
    const slope = Math.abs(heightAt(end) - heightAt(start)) / 1000 / (end - start);
    const grade = grades.find(({ from }) => slope >= from)?.grade ?? 'flat';
    const last = stretches.at(-1);
    if (last?.grade === grade) last.toKm = toKm;
    else stretches.push({ fromKm, toKm, grade });
  }
  return merged(stretches).map(({ fromKm, toKm, grade }) => ({
    fromKm: round(fromKm),
    toKm: round(toKm),
    grade,
  }));
}

/** Joins stretches that are too short to be seen to the one before. */
function merged(stretches: RouteSlopes['stretches']): RouteSlopes['stretches'] {
  const kept: RouteSlopes['stretches'] = [];
  for (const stretch of stretches) {
    const last = kept.at(-1);
    const isShort = stretch.toKm - stretch.fromKm < shortestKm;
    if (last && (isShort || last.grade === stretch.grade)) last.toKm = stretch.toKm;
    else kept.push({ ...stretch });
  }
  return kept;
}

function steepestOf(heightAt: (km: number) => number, length: number): RouteSlopes['steepest'] {
  let best = { fromKm: 0, riseM: 0 };
  for (let fromKm = 0; fromKm <= length - steepestKm + 1e-9; fromKm += 0.05) {
    const riseM = heightAt(fromKm + steepestKm) - heightAt(fromKm);
    if (Math.abs(riseM) > Math.abs(best.riseM)) best = { fromKm, riseM };
  }
  return { fromKm: round(best.fromKm), riseM: Math.round(best.riseM) };
}

function between(distances: readonly number[], heights: readonly number[], km: number): number {
  const after = distances.findIndex((distance) => distance >= km);
  const end = after === -1 ? distances.length - 1 : after;
  const start = Math.max(0, end - 1);
  const [from = 0, to = 0] = [distances[start], distances[end]];
  const share = to === from ? 1 : Math.min(1, (km - from) / (to - from));
  return (heights[start] ?? 0) + share * ((heights[end] ?? 0) - (heights[start] ?? 0));
}

function round(km: number): number {
  return Math.round(km * 100) / 100;
}
