import { gpxTracks } from './gpxTracks.ts';
import type { RoutePoint } from '../geometry/routePoint.ts';

/**
 * Returns the points of the only track of a GPX text, all its segments in order. Throws an Error that says what is
 * wrong, with the line where there is one.
 */
export function parseGpx(text: string): RoutePoint[] {
  const tracks = gpxTracks(text);
  const [track] = tracks;
  if (!track) throw new Error('the file has no track with at least two points');
  if (tracks.length > 1) throw new Error(`the file must hold exactly one track (found ${tracks.length})`);
  return track.segments.flat();
}
