import { recordPath } from '#schemas/recordKinds.ts';
import { isDownload } from '../../derive/map/routeDetail.ts';
import type { Published } from '../../derive/published.ts';
import type { GpxTrack } from './gpxFile.ts';

/** A track and the file it goes to. */
export interface TrackFile {
  /** Below the folder of the guide. */
  path: string;
  track: GpxTrack;
}

/** Returns the tracks of all trails whose line may be downloaded. */
export function trackFiles({ trails, lines, site }: Published): TrackFile[] {
  return trails.flatMap(({ slug, name, avalancheTerrain }) => {
    const line = lines.get(slug);
    if (!line || !isDownload(line)) return [];
    const track = {
      name,
      url: `${site.url}${recordPath('trail', slug)}`,
      creator: site.name,
      line,
      hazard: avalancheTerrain.hazard,
    };
    return [{ path: `gpx/${slug}.gpx`, track }];
  });
}
