import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import type { Problem } from '../content/problem.ts';
import { maxStepKm } from '../geometry/lineFaults.ts';
import type { RoutePoint } from '../geometry/routePoint.ts';
import type { GpxTrackRead } from '../load/gpxTracks.ts';
import { routeJumps } from '../validate/rules/trails/routes.ts';

interface ImportedLine {
  fileName: string;
  /** Points of the new line: some of the track's, in walking order. */
  points: readonly RoutePoint[];
  track: GpxTrackRead;
}

/**
 * Returns a problem with the line, named by the file that the maintainer has and by the number of the point in its
 * track. A jump from one segment to the next is called a gap in the recording.
 */
export function inTrack(problem: Problem, { fileName, points, track }: ImportedLine): Problem {
  const all = track.segments.flat();
  const point = points[Number(/\bpoint (\d+)\b/.exec(problem.message)?.[1]) - 1];
  const place = { file: fileName, line: 1, column: 1 };
  if (!point) return { ...problem, ...place };
  const before = points[points.indexOf(point) - 1];
  const gap = problem.rule === routeJumps.name && before ? gapBetween(track, before, point) : null;
  if (before && gap !== null) {
    return {
      ...problem,
      ...place,
      message: `the track has a gap of ${distanceBetween(before, point).toFixed(1)} km between its segments ${gap} and ${gap + 1}; at most ${maxStepKm} km is walked between two points`,
      suggestion:
        'The receiver was paused or lost its signal. Import a recording without the gap, or draw the missing part between the two segments in a program for tracks.',
    };
  }
  return {
    ...problem,
    ...place,
    message: problem.message.replace(/\bpoint \d+\b/, `point ${all.indexOf(point) + 1} of the track`),
  };
}

/** Returns the number of the earlier one of two neighbouring segments that hold a point each, or null. */
function gapBetween({ segments }: GpxTrackRead, a: RoutePoint, b: RoutePoint): number | null {
  const of = (point: RoutePoint) => segments.findIndex((segment) => segment.includes(point));
  const [one, other] = [of(a), of(b)];
  return Math.abs(one - other) === 1 ? Math.min(one, other) + 1 : null;
}
