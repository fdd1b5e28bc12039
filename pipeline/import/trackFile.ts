import type { Problem } from '../content/problem.ts';
import { distancesAlong, type RoutePoint } from '../geometry/line.ts';
import { maxStepKm } from '../geometry/lineFaults.ts';
import { withoutNoise } from '../geometry/withoutNoise.ts';
import type { GpxTrackRead } from '../load/gpxTracks.ts';
import { closest } from '../spelling/closest.ts';
import { routeJumps } from '../validate/rules/trails/routes.ts';
import { distanceBetween } from '#schemas/rules/distanceBetween.ts';

/**
 * Returns the track with a name or a number (counted from 1); without either the only one there is. Throws an Error
 * that lists what was found when that leaves a choice.
 */
export function pickTrack(tracks: readonly GpxTrackRead[], wanted: string | undefined): GpxTrackRead {
  const [only] = tracks;
  if (!only) throw new Error('the file has no track with at least two points');
  if (wanted === undefined) {
    if (tracks.length === 1) return only;
    throw new Error(
      `the file has ${tracks.length} tracks; choose one with --track NAME_OR_NUMBER\n${listOf(tracks)}`,
    );
  }
  const track = tracks.find(({ name }) => name === wanted) ?? tracks[Number(wanted) - 1];
  if (track) return track;
  const intended = closest(
    wanted,
    tracks.flatMap(({ name }) => name ?? []),
  );
  const hint = intended === null ? '' : ` Did you mean "${intended}"?`;
  throw new Error(`there is no track "${wanted}".${hint}\n${listOf(tracks)}`);
}

function listOf(tracks: readonly GpxTrackRead[]): string {
  return tracks.map((track, index) => `  ${index + 1}  ${describeTrack(track)}`).join('\n');
}

/** `"Up and down", 2 segments, 1204 points, 5.3 km, 1400 to 1830 m`. */
export function describeTrack({ name, segments }: GpxTrackRead): string {
  const points = segments.flat();
  const known = points.flatMap(({ elevation }) => elevation ?? []);
  const bounds = known.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return [
    name === null ? '(no name)' : `"${name}"`,
    `${segments.length} ${segments.length === 1 ? 'segment' : 'segments'}`,
    `${points.length} points`,
    `${(distancesAlong(withoutNoise(points)).at(-1) ?? 0).toFixed(1)} km`,
    known.length === 0 ? 'no elevations' : `${Math.round(bounds[0])} to ${Math.round(bounds[1])} m`,
  ].join(', ');
}

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

/** Detects a binary file by its first bytes and names its format. Returns null for text and for unknown formats. */
export function binaryFormat(bytes: Buffer): string | null {
  if (bytes.toString('latin1', 0, 2) === 'PK') return 'a zip archive, such as KMZ';
  if (bytes.toString('latin1', 8, 12) === '.FIT') return 'a FIT file of a watch';
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? 'a gzip archive' : null;
}
