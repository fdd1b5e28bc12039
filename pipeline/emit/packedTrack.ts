import type { LinePoint } from '../validate/trailLine.ts';
import type { GpxTrack } from './gpxFile.ts';
import type { TrackFile } from './trackFiles.ts';

/** A track as few values: thousands of them go to a thread at once, and what is equal has equal bytes. */
export interface PackedTrack {
  path: string;
  /** JSON of all but the positions. */
  about: string;
  /** Latitude, longitude and elevation of each point; NaN where nobody measured the elevation. */
  positions: Float64Array<ArrayBuffer>;
}

interface About {
  track: GpxTrack;
  /** Names of points by their place in the line. */
  names: [index: number, name: string][];
}

/** Packs a track: all of it comes back by `unpackTrack`. */
export function packTrack({ path, track }: TrackFile): PackedTrack {
  const { points } = track.line;
  const positions = new Float64Array(points.length * 3);
  const names: About['names'] = [];
  for (const [index, { lat, lng, elevation, name }] of points.entries()) {
    positions.set([lat, lng, elevation ?? Number.NaN], index * 3);
    if (typeof name === 'string') names.push([index, name]);
  }
  const about: About = { track: { ...track, line: { ...track.line, points: [] } }, names };
  return { path, about: JSON.stringify(about), positions };
}

/** The track, with new points. */
export function unpackTrack({ about, positions }: PackedTrack): GpxTrack {
  const { track, names } = JSON.parse(about) as About;
  const nameAt = new Map(names);
  const points = Array.from({ length: positions.length / 3 }, (_, index): LinePoint => {
    const [lat = 0, lng = 0, elevation = 0] = positions.subarray(index * 3, index * 3 + 3);
    return { lat, lng, elevation: Number.isNaN(elevation) ? null : elevation, name: nameAt.get(index) };
  });
  return { ...track, line: { ...track.line, points } };
}

/** Equal for equal tracks, and for no others. */
export function keyOfTrack({ about, positions }: PackedTrack): string {
  return `${about}${Buffer.from(positions.buffer).toString('base64')}`;
}
