import { closest } from '../spelling/closest.ts';
import { distancesAlong } from '../geometry/distancesAlong.ts';
import { withoutNoise } from '../geometry/withoutNoise.ts';
import type { GpxTrackRead } from '../load/gpxTracks.ts';

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
  const meant = closest(
    wanted,
    tracks.flatMap(({ name }) => name ?? []),
  );
  const hint = meant === null ? '' : ` Did you mean "${meant}"?`;
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
